// The big screen of a crowd: the code to join by, the question, the answer, the podium; and the keys of whoever leads.

import { signal, effect } from "@preact/signals";
import { connection } from "./socket.js";
import { html, render } from "./view.js";
import { t } from "./words.js";
import {
  announce,
  answered,
  code,
  Counted,
  door,
  enter,
  Face,
  home,
  left,
  letter,
  Progress,
  refusal,
  Ring,
  room,
  secret,
} from "./crowd_bits.js";
import { Sign, teamOf, Teams } from "./crowd_teams.js";
import { fly, remember } from "./stage_motion.js";
import { gotIt, hideNames, namesHidden, note, Podium, shown, Standings } from "./stage_podium.js";
import { hear, mute, sounds, tick } from "./stage_sound.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").TableCommand} TableCommand */

const BADGES = 80;
/** A fact of more letters is set smaller, so that nothing has to scroll. */
const LONG = 160;
const link = enter("stage");
const listed = signal(false);
/** The round whose standings are shown instead of its bars. */
const standings = signal(0);
/** Where the report of this room is, for whoever leads it. */
const report = signal("");
async function findReport() {
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await fetch(`/api/tables/${code}/report`, { headers }).catch(() => null);
  if (answer?.ok) report.value = (await answer.json()).report;
}

/** A key that is pressed so many milliseconds after the clock has gone on was meant for what was there before. */
const MOMENT = 700;
let turned = -MOMENT;
let now = "";

/** @param {TableCommand} c */
const ask = (c) => link.send({ t: "do", c });

/** @param {Crowd} seen */
const lead = (seen) => ({
  next: () => {
    if (performance.now() - turned < MOMENT) return; // time was up by itself in the moment before
    if (seen.phase === "lobby" || seen.phase === "over") ask({ kind: "start" });
    else ask({ kind: "control", what: "next" });
  },
  pause: () => ask({ kind: "control", what: seen.phase === "paused" ? "resume" : "pause" }),
  skip: () => seen.card && ask({ kind: "withdraw", card: seen.card.r }),
  lock: () => ask({ kind: "control", what: seen.locked ? "unlock" : "lock" }),
  suggest: () => ask({ kind: "control", what: seen.suggested ? "unsuggest" : "suggest" }),
  hide: hideNames,
  people: () => (listed.value = !listed.value),
  standings: () => (standings.value = standings.value === seen.round ? 0 : seen.round),
});
const KEYS = /** @type {Record<string, keyof ReturnType<typeof lead>>} */ ({
  n: "next",
  ArrowRight: "next",
  p: "pause",
  s: "skip",
  l: "lock",
  g: "suggest",
  h: "hide",
  k: "people",
  t: "standings",
});
addEventListener("keydown", (event) => {
  if (event.key === "m") mute();
  const key = KEYS[event.key];
  if (!key || !room.value?.you.host || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  lead(room.value)[key]();
});

/** What the decks are called. */
const decks = document.getElementById("crowd")?.dataset["decks"] ?? "";

/** @param {{seen: Crowd}} props */
function Bar({ seen }) {
  const over = seen.phase === "over";
  const round = { number: seen.round, all: seen.rounds };
  const words = over
    ? t("crowd-size", { cards: seen.round, people: seen.people })
    : seen.round
      ? t("crowd-card-of", round)
      : t("crowd-title");
  const next = seen.step === "reveal" && seen.phase === "playing" && left.value !== null;
  return html`<header class="stage-top">
    <span class="brand"
      ><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#logo" /></svg>Yearline</span
    >
    ${decks && html`<span class="deck-name">${decks}</span><i aria-hidden="true"></i>`}<span>${words}</span>
    ${seen.phase === "paused" && html`<b>${t("crowd-paused")}</b>`}
    ${next && html`<span class="far">${t("crowd-next-in", { count: left.value ?? 0 })}</span>`}
    <button
      type="button"
      class="mute"
      aria-pressed=${!sounds.value}
      aria-label=${t("client-mute")}
      title=${t("client-mute")}
      aria-keyshortcuts="M"
      onClick=${mute}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <use href=${sounds.value ? "#icon-sound" : "#icon-mute"} />
      </svg>
    </button>
  </header>`;
}

/** @param {{big?: boolean}} props */
function Code({ big = false }) {
  return html`<div class=${big ? "code big" : "code"}>
    <img src=${`/api/tables/${code}/qr`} alt=${t("crowd-qr")} width="180" height="180" />
    <p><span>${door ? new URL(home).host : `${new URL(home).host}/j`}</span><b>${(door || code).toUpperCase()}</b></p>
  </div>`;
}

/** @param {{seen: Crowd}} props */
function Lobby({ seen }) {
  const people = seen.everybody ?? [];
  return html`<main id="main" class="lobby">
    <h1>${t(seen.locked ? "crowd-locked" : "crowd-join-here")}</h1>
    ${!seen.locked && html`<${Code} big />`}
    <p class="count"><${Counted} words=${t("crowd-people", { count: seen.people })} /></p>
    <${Teams} seen=${seen} />
    <ul class="badges">
      ${people
        .slice(-BADGES)
        .reverse()
        .map((one) => {
          const team = teamOf(seen, one.seat);
          return html`<li key=${one.seat} class=${team === null ? "" : `team-${team + 1}`}>
            ${team !== null && html`<${Sign} team=${team} />`}${shown(one.name)}
          </li>`;
        })}
    </ul>
  </main>`;
}

/** @param {{seen: Crowd}} props */
function Question({ seen }) {
  const { card, line } = seen;
  return html`<main id="main" class="question">
      <section class="say">
        <h1>${t("crowd-question")}</h1>
        <p>${t("crowd-choose")}</p>
        <${Progress} seen=${seen} />
      </section>
      ${card && html`<${Face} card=${card} cls="hero" />`}
      <section class="aside"><${Ring} seen=${seen} />${!seen.locked && html`<${Code} />`}</section>
    </main>
    <div class="line">
      ${line.map(
        (one, gap) =>
          html`<span class="gap" key=${`g${gap}`}>${letter(gap)}</span><${Face} key=${one.r} card=${one} />`,
      )}
      <span class="gap">${letter(line.length)}</span>
    </div>`;
}

/** Who has the longest run, if it is one. @param {Crowd} seen */
function runWords(seen) {
  const people = seen.everybody ?? [];
  const best = Math.max(0, ...people.map((one) => one.run));
  if (best < 3 || namesHidden.value) return "";
  const names = people.filter((one) => one.run === best).map((one) => one.name);
  const [some, more] = [names.slice(0, 2).join(", "), names.length - 2];
  return t("crowd-run", { names: more > 0 ? t("crowd-and-more", { names: some, count: more }) : some, count: best });
}

/** @param {{seen: Crowd}} props */
function Answer({ seen }) {
  const { card } = seen;
  const run = runWords(seen);
  if (!card) return null;
  return html`<main id="main" class="answer">
      <section>
        <p class="year">${card.date}</p>
        <h1>${card.title}</h1>
        <p class=${(card.fact ?? "").length > LONG ? "long" : ""}>${card.fact}</p>
      </section>
      <section class="got">
        <p><${Counted} words=${t("crowd-got", { count: gotIt(seen), all: seen.of })} /></p>
        <p class="soft">${run && STREAK}${run}</p>
      </section>
    </main>
    ${standings.value === seen.round ? html`<${Standings} seen=${seen} />` : html`<${Bars} seen=${seen} />`}`;
}

const STREAK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-streak" /></svg>`;
const CHECK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-check" /></svg>`;

/** Cards and gaps side by side, the widest gap where the card was laid. @param {number} cards @param {number} at */
const columns = (cards, at) =>
  Array.from({ length: cards + 1 }, (_, gap) => (gap === at ? "var(--fresh)" : "minmax(0, 1fr)")).join(" var(--lain) ");

/** The line with the card in it, and under each gap how many chose it. @param {{seen: Crowd}} props */
function Bars({ seen }) {
  const { card, line, tally, right } = seen;
  if (!card) return null;
  const at = right[0] ?? 0;
  const most = Math.max(1, ...tally);
  return html`<div class="turned" style=${{ "--columns": columns(line.length, at) }}>
    <div class="line risen" ref=${fly}>
      ${[...line.slice(0, at), card, ...line.slice(at)].map((one, n) => {
        const [cls, column] = n === at ? ["fresh", 2 * at + 1] : ["", n < at ? 2 * n + 2 : 2 * n];
        return html`<${Face} key=${one.r} card=${one} cls=${cls} column=${column} />`;
      })}
    </div>
    <ol class="bars">
      ${tally.map(
        (count, gap) =>
          html`<li key=${gap} class=${right.includes(gap) ? "right" : ""} style=${{ gridColumn: 2 * gap + 1 }}>
            <b>${count}</b><i style=${{ "--share": count / most }}></i
            ><span>${right.includes(gap) && CHECK} ${letter(gap)}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/**
 * A button that shows a sign and says what it does.
 * @param {{sign: string, words: string, pressed?: boolean, deed: () => unknown}} props
 */
function Small({ sign, words, pressed, deed }) {
  return html`<button type="button" class="quiet" title=${words} aria-pressed=${pressed} onClick=${deed}>
    <span aria-hidden="true">${sign}</span><span class="unseen">${words}</span>
  </button>`;
}

/** @param {{seen: Crowd}} props */
function People({ seen }) {
  return html`<aside class="people" aria-label=${t("crowd-list")}>
    <h2>${t("crowd-list")}</h2>
    <ul>
      ${(seen.everybody ?? []).map(
        (one) =>
          html`<li key=${one.seat}>
            <span class=${one.here ? "" : "away"}>${shown(one.name)}</span><span class="points">${one.points}</span>
            <${Small}
              sign="×2"
              words=${t(one.eased ? "crowd-unease" : "crowd-ease", { name: shown(one.name) })}
              pressed=${one.eased}
              deed=${() => ask({ kind: "ease", seat: one.seat, eased: !one.eased })}
            />
            <${Small}
              sign="✕"
              words=${t("crowd-kick", { name: shown(one.name) })}
              deed=${() => ask({ kind: "kick", seat: one.seat })}
            />
          </li>`,
      )}
    </ul>
  </aside>`;
}

/** @param {{seen: Crowd}} props */
function Controls({ seen }) {
  const act = lead(seen);
  const going = seen.phase === "playing" || seen.phase === "paused";
  const ranked = standings.value === seen.round;
  const next = seen.phase === "lobby" ? "crowd-start" : seen.phase === "over" ? "crowd-again" : "crowd-next";
  /** @param {string} words @param {() => unknown} deed @param {string} key */
  const quiet = (words, deed, key) =>
    html`<button type="button" class="quiet" aria-keyshortcuts=${key} onClick=${deed}>
      ${t(words)} <kbd>${key}</kbd>
    </button>`;
  return html`<footer class="controls">
    <button
      type="button"
      class="gold"
      aria-keyshortcuts="N"
      disabled=${!seen.people || seen.phase === "paused"}
      onClick=${act.next}
    >
      ${t(next)} <kbd>N</kbd>
    </button>
    ${going && quiet(seen.phase === "paused" ? "crowd-resume" : "crowd-pause", act.pause, "P")}
    ${going && seen.step === "place" && quiet("crowd-skip", act.skip, "S")}
    ${going && seen.step === "reveal" && quiet(ranked ? "crowd-bars" : "crowd-standings", act.standings, "T")}
    ${quiet(seen.locked ? "crowd-unlock" : "crowd-lock", act.lock, "L")}
    ${quiet(seen.suggested ? "crowd-unsuggest" : "crowd-suggest", act.suggest, "G")}
    ${quiet(namesHidden.value ? "crowd-show" : "crowd-hide", act.hide, "H")} ${quiet("crowd-list", act.people, "K")}
    ${
      report.value &&
      html`<a class="quiet" href=${report.value} target="_blank" rel="noopener">${t("crowd-report")}</a>`
    }
    <p role="alert">${refusal.value}</p>
  </footer>`;
}

function Stage() {
  const seen = room.value;
  if (!seen) return html`<p class="middle">${t("crowd-connecting")}</p>`;
  const part =
    seen.phase === "lobby" ? Lobby : seen.phase === "over" ? Podium : seen.step === "reveal" ? Answer : Question;
  return html`<${Bar} seen=${seen} /><${part} seen=${seen} /> ${listed.value && html`<${People} seen=${seen} />`}
    ${seen.you.host && html`<${Controls} seen=${seen} />`}
    ${connection.value === "lost" && html`<p class="lost" role="status">${t("crowd-lost")}</p>`}`;
}

effect(() => {
  const seen = room.value;
  if (!seen) return;
  const step = `${seen.round} ${seen.step}`;
  if (seen.step === "reveal" && step !== now) remember();
  if (seen.seconds && now && step !== now) turned = performance.now();
  now = step;
  hear(seen, answered(seen), gotIt(seen));
  if (seen.you.host && seen.phase !== "lobby" && !report.value) findReport();
  if (seen.step === "reveal" && seen.card) {
    note(seen);
    announce(`${seen.card.title}: ${seen.card.date}. ${t("crowd-got", { count: gotIt(seen), all: seen.of })}`);
  } else if (seen.step === "place" && seen.card) announce(`${t("crowd-question")} ${seen.card.title}`);
});
effect(() => {
  if (room.value?.step === "place" && room.value.phase === "playing") tick(left.value ?? 0);
});
const place = /** @type {HTMLElement} */ (document.getElementById("crowd"));
place.replaceChildren();
render(html`<${Stage} />`, place);
