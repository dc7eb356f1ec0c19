// Practice: a card one misjudged, between neighbours one knows; the answer says when it comes back. It stays here.

import { keep, kept } from "./device.js";
import { due, forgetAll, forgetOne, memories, now, remember } from "./memories.js";
import { ownLine } from "./own_line.js";
import { SITTING, STEPS, answered, stepOf, takeUp } from "./schedule.js";
import { placings } from "./results.js";
import { html, render, stepOn, useEffect, useRef, useState } from "./view.js";
import { t } from "./words.js";

/** @typedef {{picture: string, title: string, tint: string, date: string, said: string}} Side */
/** @typedef {{card: Side, line: Side[]}} Asked */
/** @typedef {{right: boolean, card: Side, place: number, fact: string, source: string}} Told */
/** @typedef {import("./memories.js").Memory} Memory */
/** @typedef {{card: Side, right: boolean, memory: Memory}} Done */

const place = /** @type {HTMLElement} */ (document.getElementById("practice"));

/**
 * What the server says; null of a card that it does not know.
 * @param {string} path
 * @param {Record<string, string | number>} asked
 */
async function ask(path, asked) {
  const query = new URLSearchParams({ ...asked, lang: document.documentElement.lang });
  const answer = await fetch(`/api/practice/${path}?${query}`);
  if (!answer.ok && answer.status !== 404) throw new Error(answer.statusText);
  return answer.ok ? answer.json() : null;
}

/** Cards that the server does not know, as those of a deck that has ended. @type {Set<string>} */
const strangers = new Set();

/** The cards one misjudged and has not taken up yet. */
function misjudged() {
  const known = memories();
  const wrong = placings().flatMap(([picture, , right]) => (right || known[picture] ? [] : [picture]));
  return [...new Set(wrong)].filter((picture) => /^[0-9a-z]+$/.test(picture) && !strangers.has(picture));
}

/** @param {{side: Side, dated?: boolean, asked?: boolean}} props */
function Card({ side, dated = true, asked = false }) {
  const long = side.title.length > 46 ? "longest" : side.title.length > 30 ? "long" : "";
  return html`<div
    class=${`card ${dated ? "dated" : "front"} ${long} ${asked ? "asked" : ""}`}
    style=${{ "--tint": side.tint }}
  >
    <img class="card-picture" src=${`/pictures/${side.picture}.svg`} alt="" width="200" height="200" />
    <span class="card-title">${side.title}</span>${dated && html`<span class="card-date">${side.date}</span>`}
  </div>`;
}

/**
 * A message in which some of what is put in stands out.
 * @param {string} id
 * @param {Record<string, string>} bold
 * @param {Record<string, string | number>} [plain]
 */
function marked(id, bold, plain = {}) {
  const names = Object.keys(bold);
  const signs = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(at + 1)]));
  const parts = t(id, { ...plain, ...signs }).split(/([\u0001\u0002])/);
  return parts.map((part) => {
    const name = names.find((one) => signs[one] === part);
    return name ? html`<b>${bold[name]}</b>` : part;
  });
}

/** @param {Side[]} line @param {number} gap @param {"date" | "said"} way */
function gapName(line, gap, way) {
  const [before, after] = [line[gap - 1]?.[way], line[gap]?.[way]];
  if (before === undefined) return marked("pages-try-before", { after });
  return after === undefined ? marked("pages-try-after", { before }) : marked("pages-try-between", { before, after });
}

/** @param {{asked: Asked, choose: (gap: number) => void}} props */
function Question({ asked: { card, line }, choose }) {
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => top.current?.focus(), [card.picture]);
  const gap = (/** @type {number} */ at) =>
    html`<li key=${`gap${at}`}>
      <button type="button" class="gap-button" onClick=${() => choose(at)}>
        <span aria-hidden="true">${gapName(line, at, "date")}</span>
        <span class="unseen">${gapName(line, at, "said")}</span>
      </button>
    </li>`;
  return html`<h2 ref=${top} tabindex="-1">${t("practice-question")}</h2>
    <div class="practice-card"><${Card} side=${card} dated=${false} /></div>
    <ol class="practice-line">
      ${line.flatMap((side, at) => [
        gap(at),
        html`<li key=${side.picture} class="practice-known">
          <${Card} side=${side} />
          <p><b>${side.date}</b>${side.title}</p>
        </li>`,
      ])}
      ${gap(line.length)}
    </ol>`;
}

/** @param {Memory} memory */
const back = (memory) =>
  stepOf(memory) === STEPS.length
    ? t("practice-known")
    : t("practice-again", { days: Math.round(memory[3] - memory[2]) });

/** @param {{told: Told, asked: Asked, memory: Memory, next: () => void}} props */
function Answer({ told, asked, memory, next }) {
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => top.current?.focus(), []);
  const step = stepOf(memory);
  return html`<h2 ref=${top} tabindex="-1" class=${told.right ? "good" : "bad"}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <use href=${told.right ? "#icon-check" : "#icon-close"} />
      </svg>
      ${t(told.right ? "pages-try-right" : "pages-try-wrong")}
    </h2>
    <div class=${`practice-told ${told.right ? "good" : "bad"}`}>
      ${[...asked.line, told.card]
        .sort((a, b) => order(a, told, asked) - order(b, told, asked))
        .map((side) => html`<${Card} key=${side.picture} side=${side} asked=${side === told.card} />`)}
    </div>
    <p class="practice-fact">${told.fact}</p>
    <div class="practice-back">
      <p><b>${back(memory)}</b></p>
      <ol class="practice-steps">
        ${[...STEPS, 0].map(
          (_, at) =>
            html`<li key=${at} class=${at === step ? "now" : ""} aria-current=${at === step ? "step" : undefined}>
              ${t(`practice-step-${at}`)}
            </li>`,
        )}
      </ol>
      ${told.right && html`<p class="small">${t("practice-would")}</p>`}
    </div>
    <button type="button" class="button gold big" onClick=${next}>${t("practice-next")}</button>`;
}

/**
 * Where a card lies among its neighbours: they are in order, and the answer says where it goes.
 * @param {Side} side
 * @param {Told} told
 * @param {Asked} asked
 */
function order(side, told, asked) {
  const at = asked.line.findIndex(({ picture }) => picture === side.picture);
  return at < 0 ? told.place - 0.5 : at;
}

/** @param {{cards: string[], finish: (done: Done[]) => void}} props */
function Sitting({ cards, finish }) {
  const [done, setDone] = useState(/** @type {Done[]} */ ([]));
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const [seed] = useState(() => Math.floor(Math.random() * 1e9));
  const [near] = useState(ownLine); // as it is now: the answer is asked for with the line of the question
  const [failed, setFailed] = useState(false);
  const [gone, setGone] = useState(0);
  const busy = useRef(false);
  const picture = cards[gone + done.length - Number(told !== null)];
  const own = near(picture).join(",");
  useEffect(() => {
    if (!told)
      ask(picture, { seed, own }).then(
        (found) => (found ? setAsked(found) : skip()),
        () => setFailed(true),
      );
  }, [picture, told, failed]);
  useEffect(() => {
    const again = () => setFailed(false);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const all = cards.length - gone;
  /** A card that is no longer in the library cannot be practised: it would be due for ever. */
  const skip = () => {
    forgetOne(picture);
    strangers.add(picture);
    if (done.length === all - 1) finish(done);
    else setGone(gone + 1);
  };
  const choose = async (/** @type {number} */ gap) => {
    if (busy.current) return; // a second tap on the same question is no second answer
    busy.current = true;
    const found = await ask(`${picture}/answer`, { seed, gap, own }).catch(() => null);
    busy.current = false;
    setFailed(!found);
    if (!found) return;
    const memory = answered(memories()[picture] ?? null, found.right, now());
    remember(picture, memory);
    setDone([...done, { card: found.card, right: found.right, memory }]);
    setTold(found);
  };
  const next = () => {
    setTold(null);
    setAsked(null);
    if (done.length === all) finish(done);
  };
  const stop = (/** @type {MouseEvent} */ event) => {
    finish([]);
    stepOn(event, () => place.querySelector(".button"));
  };
  const at = Math.min(all, done.length + Number(told === null));
  return html`<div class="practice-stage">
    <p class="practice-progress">
      <button type="button" class="button plain round" aria-label=${t("practice-stop")} onClick=${stop}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-close" /></svg>
      </button>
      <progress max=${all} value=${done.length} aria-label=${t("practice-title")}></progress>
      <span>${t("practice-of", { at, all })}</span>
    </p>
    ${failed && html`<p class="notice" role="alert">${t("practice-failed")}</p>`}
    ${
      told && asked
        ? html`<${Answer} told=${told} asked=${asked} memory=${done[done.length - 1].memory} next=${next} />`
        : asked && html`<${Question} asked=${asked} choose=${choose} />`
    }
  </div>`;
}

function Cards() {
  const known = Object.values(memories());
  const counts = [...STEPS, 0].map((_, at) => known.filter((memory) => stepOf(memory) === at).length);
  return html`<section class="panel">
    <h2>${t("practice-yours")}</h2>
    <ul class="plot">
      ${counts.map(
        (count, at) =>
          html`<li key=${at}>
            <span>${t(`practice-step-${at}`)}</span><b>${count}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" rx="2" />
              <rect class="full" width=${(100 * count) / known.length} height="10" rx="2" />
            </svg>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{forgotten: (before: Record<string, Memory>) => void}} props */
function Keeping({ forgotten }) {
  const pictures = Object.keys(memories()).slice(0, 200).join(",");
  const link = (/** @type {string} */ kind) =>
    `/api/practice/cards/${kind}?pictures=${pictures}&lang=${document.documentElement.lang}`;
  const forget = () => {
    const before = memories();
    forgetAll();
    forgotten(before);
  };
  return html`<section class="panel">
    <p class="soft">${t("practice-kept", { count: Object.keys(memories()).length })}</p>
    <p class="keeping">
      <a class="button" href=${link("anki")} download>${t("practice-anki")}</a>
      <a class="button" href=${link("csv")} download>${t("practice-csv")}</a>
      <button type="button" class="button danger" onClick=${forget}>${t("practice-forget")}</button>
    </p>
  </section>`;
}

/** The cards of a sitting, and when each comes back. @param {{done: Done[]}} props */
function Results({ done }) {
  return html`<ul class="practice-results">
    ${done.map(
      ({ card, right, memory }) =>
        html`<li key=${card.picture} class=${right ? "right" : "wrong"}>
          <img src=${`/pictures/${card.picture}.svg`} alt=${card.title} width="96" height="96" />
          <b>${card.date}</b>
          <span aria-hidden="true">${right ? "✓" : "✕"}</span> ${t(`practice-step-${stepOf(memory)}`)}
        </li>`,
    )}
  </ul>`;
}

/** How many were right. @param {Done[]} done */
const rightOf = (done) => done.filter(({ right }) => right).length;

/** What one sees before and after a sitting. @param {{done: Done[] | null, begin: (cards: string[]) => void}} props */
function Overview({ done, begin }) {
  const [gone, setGone] = useState(/** @type {Record<string, Memory> | null} */ (null));
  const undo = () => {
    for (const [picture, memory] of Object.entries(gone ?? {})) remember(picture, memory);
    setGone(null);
  };
  const [waiting, new_, tomorrow] = [due(now()), misjudged(), due(now() + 1).length];
  const known = Object.keys(memories()).length;
  const take = () => {
    takeUp(new_);
    begin(new_.slice(0, SITTING));
  };
  const soon = () =>
    Object.entries(memories())
      .sort(([, a], [, b]) => a[3] - b[3])
      .map(([picture]) => picture);
  return html`${
      done &&
      html`<div role="status">
        <p class="practice-score">${marked("practice-score", { right: `${rightOf(done)}` }, { all: done.length })}</p>
        <p>${t("practice-done")}${" "}${tomorrow > 0 && t("practice-tomorrow", { count: tomorrow })}</p>
        <${Results} done=${done} />
      </div>`
    }
    ${
      !done &&
      html`<p>
        ${waiting.length ? t("practice-due", { count: waiting.length }) : known ? t("practice-nothing") : ""}
        ${!known && !new_.length ? t("practice-none") : ""}
      </p>`
    }
    <p class="keeping">
      ${
        waiting.length > 0 &&
        html`<button
          type="button"
          class=${done ? "button" : "button primary"}
          onClick=${() => begin(waiting.slice(0, SITTING))}
        >
          ${t(done && waiting.length >= SITTING ? "practice-more" : "practice-start")}
        </button>`
      }
      ${
        new_.length > 0 &&
        html`<button type="button" class="button" onClick=${take}>
          ${t("practice-take", { count: new_.length })}
        </button>`
      }
      ${
        known > 0 &&
        !waiting.length &&
        html`<button type="button" class="button" onClick=${() => begin(soon().slice(0, SITTING))}>
          ${t("practice-more")}
        </button>`
      }
      <a class=${done || !(waiting.length + new_.length) ? "button primary" : "button"} href="/games"
        >${t("practice-play")}</a
      >
    </p>
    ${known > 0 && html`<div class="practice-own"><${Cards} /><${Keeping} forgotten=${setGone} /></div>`}
    ${
      gone &&
      html`<p class="notice" role="status">
        ${t("practice-forgotten")}${" "}<button type="button" class="button" onClick=${undo}>${t("me-undo")}</button>
      </p>`
    }`;
}

function Practice() {
  const [cards, begin] = useState(/** @type {string[] | null} */ (null));
  const [done, setDone] = useState(/** @type {Done[] | null} */ (null));
  const finish = (/** @type {Done[]} */ all) => {
    setDone(all.length ? all : null);
    begin(null);
  };
  return cards
    ? html`<${Sitting} cards=${cards} finish=${finish} />`
    : html`<${Overview} done=${done} begin=${begin} />`;
}

takeUp((kept("yearline-practice-new") ?? "").split(",").filter(Boolean));
keep("yearline-practice-new", "");
render(html`<${Practice} />`, place);
