// After the game: how it ended and why, what every card came to, and everything one may want to take home.

import { html, useEffect, useRef, useState } from "./view.js";
import { sheet } from "./sheet.js";
import { useRest } from "./actions.js";
import { Icon } from "./card.js";
import { copy } from "./panels.js";
import { Confetti } from "./confetti.js";
import { Ladder, Sum } from "./ladder.js";
import { Moments } from "./moments.js";
import { again, ahead, dealing, goOn } from "./next.js";
import { Medal, Podium, tieBreak } from "./podium.js";
import { headline, isYou, titleOfBand } from "./rank.js";
import { startReplay } from "./replay.js";
import { Ribbon } from "./ribbon.js";
import { TONES, heading, scoresOf, shareNatively, sharePicture, shareText, summary, tightest } from "./share.js";
import { frame, isScreen, table, view, you } from "./state.js";
import { RIGHT, WRONG, stepsOf, triesOf } from "./tries.js";
import { has, t, tFirst } from "./words.js";

/** @typedef {import("./tries.js").Try} Try */
/** @typedef {(command: object) => string} Ask */

await sheet("/static/sheets/ending.css");

/** Every try of the game that lies on the table; null until it is known. @returns {Try[] | null} */
function useTries() {
  const [tries, setTries] = useState(/** @type {Try[] | null} */ (null));
  const [code, number] = [table.value?.code ?? "", table.value?.number ?? 0];
  useEffect(() => {
    if (view.value && table.value?.record) stepsOf(code, number).then((steps) => steps && setTries(triesOf(steps)));
  }, [code, number]);
  return tries;
}

/** The best score so far on this device, which keeps this game too. @param {Try[] | null} tries */
function useBest(tries) {
  const [best, setBest] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    if (tries && !isScreen) import("./noted.js").then(({ noted }) => setBest(noted(tries)));
  }, [tries]);
  return best === null ? "" : t("client-end-best-so-far", { score: best });
}

/** How the person at this device did. @param {Try[]} tries */
function ownRecord(tries) {
  const own = tries.filter(({ seat, result }) => isYou(seat) && (RIGHT.has(result) || WRONG.has(result)));
  if (!own.length || view.value?.outcome?.score !== null) return "";
  const right = own.filter(({ result }) => RIGHT.has(result)).length;
  const streak = own.length - 1 - own.findLastIndex(({ result }) => WRONG.has(result));
  const some = { right, tries: own.length, streak };
  const said = t(streak > 1 && streak < own.length ? "client-end-right-streak" : "client-end-right", some);
  return `${t("client-end-you")}: ${said}`;
}

/** Why it ended, where that is not said yet. */
function reason() {
  const outcome = view.value?.outcome;
  const id = `client-reason-${outcome?.reason.replaceAll("_", "-")}`;
  return outcome?.ranking.length && has(id) ? t(id) : "";
}

/** How it ended: who won and by what. @param {{tries: Try[] | null}} props */
function Hero({ tries }) {
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const at = document.activeElement;
    if (!at?.closest("dialog, .side")) top.current?.focus({ preventScroll: true });
  }, []);
  const outcome = view.value?.outcome;
  const { score = null, band = null } = outcome ?? {};
  const why = [tieBreak(), reason(), tries && ownRecord(tries), useBest(tries)].filter(Boolean);
  return html`<div class=${`hero ${score === null ? "" : "team"}`}>
    ${celebrates() && html`<${Confetti} game=${`${table.value?.code}/${table.value?.number}`} />`}
    ${score !== null && html`<${Medal} />`}
    <h2 id="result" ref=${top} tabindex="-1">${band === null ? headline(outcome) : titleOfBand(band)}</h2>
    ${score !== null && html`<${Sum} score=${score} />`}
    ${why.map((line) => html`<p key=${line} class="why">${line}</p>`)} ${score === null && html`<${Podium} />`}
  </div>`;
}

/** Whether there is something to celebrate that has happened just now. */
function celebrates() {
  const outcome = view.value?.outcome;
  const winners = outcome?.ranking[0] ?? [];
  const now = frame.peek()?.events.some((event) => event.e === "game_ended");
  const won = isScreen || !you.value.seats.length || winners.some((seat) => you.value.seats.includes(seat));
  return now && won && winners.length > 0 && outcome?.band !== 0;
}

/** @param {{tries: Try[]}} props */
function Share({ tries }) {
  const legend = table.value?.settings.game === "coop" ? ["main", "gap", "blocked", "discarded"] : ["right", "wrong"];
  return html`<section class="panel share" aria-labelledby="share">
    <h3 id="share">${t("client-end-share")}</h3>
    <div class="share-text">
      <p><b>${heading()}</b><br />${summary()}</p>
      <ul>
        ${scoresOf(tries).map(
          ({ seat, name, right, of, squares }) =>
            html`<li key=${seat}>
              <span class="name">${name}</span
              ><span class="squares" role="img" aria-label=${t("client-end-right", { right, tries: of })}
                >${squares.map((one, i) => html`<i key=${i} class=${TONES[one]}></i>`)}</span
              >
            </li>`,
        )}
      </ul>
      ${tightest(tries) && html`<p class="soft small">${tightest(tries)}</p>`}
      <p class="squares-legend soft small" aria-hidden="true">
        ${legend.map(
          (one, i) =>
            html`<span key=${one}
              ><i class=${["good", legend.length > 2 ? "fair" : "poor", "poor", "none"][i]}></i
              >${t(`client-end-result-${one}`)}</span
            >`,
        )}
      </p>
    </div>
    <p class="line-up">
      <button type="button" class="button" onClick=${() => copy(shareText(tries))}>
        <${Icon} name="icon-copy" />${t("client-end-copy")}
      </button>
      <button type="button" class="button" onClick=${() => sharePicture(tries)}>
        <${Icon} name="icon-picture" />${t("client-end-picture")}
      </button>
      ${"share" in navigator && html`<${Send} tries=${tries} />`}
    </p>
  </section>`;
}

/**
 * The way on: to the next game that others have begun, or a new one for everybody who stays.
 * @param {{ask: Ask}} props
 */
function Onwards({ ask }) {
  const rests = useRest();
  if (ahead.value) {
    const { table: at, you: me } = ahead.value;
    const id = at.phase === "lobby" ? "client-next-lobby" : me.act ? "client-next-turn" : "client-next-begun";
    return html`<p class="news" role="status">${t(id)}</p>
      <button type="button" class="button primary big" disabled=${rests} onClick=${goOn}>
        <${Icon} name="icon-verb-play" />${t("client-next-go")}
      </button>`;
  }
  if (!you.value.host && !you.value.seats.length) return null;
  return html`<button
    type="button"
    class="button primary big"
    disabled=${rests}
    aria-busy=${dealing.value}
    onClick=${() => again(ask)}
  >
    <${Icon} name="icon-again" />${t("client-rematch")}
  </button>`;
}

/** Share as the device does, or at least copy. @param {Try[]} tries */
const send = async (tries) => (await shareNatively(tries)) || copy(shareText(tries));

/** On a phone, where one taps to share. @param {{tries: Try[]}} props */
const Send = ({ tries }) =>
  html`<button type="button" class="button big send" onClick=${() => send(tries)}>
    <${Icon} name="icon-share" />${t("client-share")}
  </button>`;

/** On a phone, beside the way on. @param {{count: number}} props */
const Practise = ({ count }) =>
  html`<a class="button big send" href="/practice">
    <${Icon} name="icon-book" />${t("client-end-practise-short", { count })}
  </a>`;

/**
 * What one may do now. On the big screen, which nobody touches, nothing.
 * @param {{ask: Ask, tries: Try[] | null}} props
 */
function Actions({ ask, tries }) {
  const record = view.value !== null && table.value?.record;
  const lobby = () => again(ask, { kind: "control", what: "rematch" });
  const missed = (tries ?? []).filter(({ seat, result }) => isYou(seat) && result === "wrong").length;
  return html`<div class="onwards">
      <${Onwards} ask=${ask} />
      ${tries && (missed ? html`<${Practise} count=${missed} />` : html`<${Send} tries=${tries} />`)}
    </div>
    <p class="line-up keepsakes">
      ${
        missed > 0 &&
        html`<a class="button to-practice" href="/practice"><${Icon} name="icon-book" />${t("client-end-practise")}</a>`
      }
      ${
        record &&
        html`<button type="button" class="button plain" onClick=${() => startReplay()}>
          <${Icon} name="icon-verb-play" />${t("client-replay")}
        </button>`
      }
      ${
        you.value.host &&
        !ahead.value &&
        html`<button type="button" class="button plain" onClick=${lobby}>
          <${Icon} name="icon-chair" />${t("client-end-change")}
        </button>`
      }
    </p>`;
}

/** Whether the seed is the one that was promised before the first card. */
function Verify() {
  const [verdict, setVerdict] = useState("");
  const check = async () => {
    const answer = await fetch(`/verify?seed=${table.value?.seed}&given=${table.value?.commitment}`);
    setVerdict(t(answer.ok && (await answer.json()).same ? "client-verify-right" : "client-verify-wrong"));
  };
  return html`<details>
    <summary>${t("client-verify")}</summary>
    <p class="small">${t("client-verify-help")}</p>
    <dl class="small seed">
      <dt>${t("client-commitment")}</dt>
      <dd><code>${table.value?.commitment}</code></dd>
      <dt>${t("client-seed")}</dt>
      <dd><code>${table.value?.seed}</code></dd>
    </dl>
    <button type="button" class="button" onClick=${check}>${t("client-verify-now")}</button>${" "}<span role="status"
      >${verdict}</span
    >
  </details>`;
}

/** What could be learned from this game: fetched, like the module that shows it, when somebody asks. */
function Lessons() {
  const [Review, setReview] = useState(/** @type {{shown: typeof import("./review.js").Review} | null} */ (null));
  const open = async (/** @type {import("./view.js").On<HTMLDetailsElement>} */ event) =>
    event.currentTarget.open && !Review && setReview({ shown: (await import("./review.js")).Review });
  return html`<details class="lessons" onToggle=${open}>
    <summary>${t("client-review")}</summary>
    ${Review ? html`<${Review.shown} />` : html`<p class="soft" role="status">${t("client-review-wait")}</p>`}
  </details>`;
}

/** What there is to read about a finished game. */
function Reading() {
  const record = view.value !== null && table.value?.record;
  return html`<div class="panel reading">
    ${record && html`<${Lessons} />`} ${table.value?.seed && html`<${Verify} />`}
    ${
      record &&
      html`<a class="button plain" href=${record} download><${Icon} name="icon-download" />${t("client-record")}</a>`
    }
  </div>`;
}

/** @param {{ask: Ask}} props */
export function Result({ ask }) {
  const tries = useTries();
  const { score = null, band = null } = view.value?.outcome ?? {};
  return html`<section
    class=${`result ${isScreen ? "on-screen" : ""} ${ahead.value ? "told" : ""}`}
    aria-labelledby="result"
  >
    <p class="unseen">${tFirst([`rules-title-${view.value?.game}`, "client-result-ended"])}</p>
    <div class=${`ending ${score === null ? "" : "team"} ${band === null ? "" : "titled"}`}>
      <${Hero} tries=${tries} />
      <div class="telling">
        ${score !== null && band !== null && html`<${Ladder} score=${score} band=${band} />`}
        ${tries && html`<${Moments} tries=${tries} />`}
      </div>
      ${
        !isScreen &&
        html`<div class="taking">
          ${tries && tries.length > 1 && html`<${Share} tries=${tries} />`}
          <${Actions} ask=${ask} tries=${tries} />
        </div>`
      }
    </div>
    ${tries && tries.length > 0 && html`<${Ribbon} tries=${tries} />`} ${!isScreen && html`<${Reading} />`}
  </section>`;
}
