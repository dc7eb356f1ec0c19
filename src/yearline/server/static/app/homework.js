// Homework on a pupil's device: a name or a personal code, then card after card at one's own pace.

import { signal } from "@preact/signals";
import { HOMEWORK, keep, kept } from "./device.js";
import { html, render, useEffect, useState } from "./view.js";
import { language, t } from "./words.js";
import { announce, Asked, code, Gaps, gapWords, letter, NameForm, Told, Whose } from "./crowd_bits.js";

/** @typedef {import("./protocol").CrowdCard} CrowdCard */
/** @typedef {{card: CrowdCard, line: CrowdCard[], gap: number, right: number[]}} Done */
/**
 * @typedef {{until: number, now: number, open: boolean, cards: number, suggested: boolean, name: string, here: boolean,
 *   card: CrowdCard | null, line: CrowdCard[], done: Done[]}} State
 */

const PLACE = HOMEWORK + code;
const state = signal(/** @type {State | null} */ (null));
const trouble = signal("");
/** Whether the answer of the latest card is being looked at. */
const looking = signal(false);
let pupil = kept(PLACE) ?? "";

/** @param {string} path @param {object | null} body @returns {Promise<(State & {pupil: string}) | null>} */
async function ask(path, body) {
  trouble.value = "";
  const headers = { "Content-Type": "application/json", ...(pupil && { Authorization: `Bearer ${pupil}` }) };
  const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`/api/homework/${code}${path}?lang=${language.value}`, sent).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok && told) return told;
  trouble.value = told?.text ?? t("crowd-trouble");
  return null;
}

async function load() {
  state.value = (await ask("", null)) ?? state.value;
}

/** @param {string} personal */
async function become(personal) {
  const before = pupil;
  pupil = personal.toLowerCase().replaceAll(/[\s-]/g, "");
  const found = await ask("", null);
  if (!found) {
    pupil = before;
    return;
  }
  keep(PLACE, pupil);
  state.value = found;
}

/** @param {number} gap */
async function choose(gap) {
  const told = await ask("/answers", { card: state.value?.done.length ?? 0, gap });
  if (!told) return;
  state.value = told;
  looking.value = true;
  scrollTo(0, 0);
}

/** @param {{seen: State}} props */
function Begin({ seen }) {
  const [refused, setRefused] = useState(false);
  /** @param {string} name */
  const begin = async (name) => {
    setRefused(false);
    const told = await ask("/pupils", { name });
    if (told) await become(told.pupil);
    else setRefused(true);
  };
  return html`<main id="main" class="middle">
    <h1>${t("homework-title")}</h1>
    <${NameForm} suggested=${seen.suggested} refused=${refused} words=${t("homework-begin")} join=${begin} />
    <${ByCode} />
    <p role="alert">${trouble.value}</p>
  </main>`;
}

/** Go on where one was on another device. */
function ByCode() {
  const [typed, setTyped] = useState("");
  /** @param {Event} event */
  const go = (event) => {
    event.preventDefault();
    become(typed);
  };
  return html`<details class="own-link">
    <summary>${t("homework-have-code")}</summary>
    <form onSubmit=${go}>
      <label for="personal">${t("homework-your-code")}</label>
      <input
        id="personal"
        required
        maxlength="16"
        autocomplete="off"
        value=${typed}
        onInput=${(/** @type {import("./view.js").On<HTMLInputElement>} */ event) =>
          setTyped(event.currentTarget.value)}
      />
      <button class="gold">${t("homework-go-on")}</button>
    </form>
  </details>`;
}

/** @param {{seen: State, number: number}} props */
function Top({ seen, number }) {
  return html`<header class="phone-top">
    <${Whose} name=${seen.name} /><span>${t("crowd-card-of", { number, all: seen.cards })}</span>
  </header>`;
}

/** @param {{seen: State}} props */
function Question({ seen }) {
  const { card, line, done } = seen;
  if (!card) return null;
  return html`<${Top} seen=${seen} number=${done.length + 1} />
    <main id="main" class="asking">
      <${Asked} card=${card} />
      <${Gaps} line=${line} chosen=${null} choose=${choose} />
      <p role="alert">${trouble.value}</p>
      ${!done.length && html`<${Personal} />`}
    </main>`;
}

/** The way back on another device. */
function Personal() {
  return html`<details class="own-link">
    <summary>${t("homework-your-code")}</summary>
    <p class="code-shown">${pupil.toUpperCase()}</p>
    <p>${t("homework-code-help")}</p>
  </details>`;
}

/** @param {Done} done */
const isRight = ({ gap, right }) => right.includes(gap);

/** @param {{seen: State, done: Done}} props */
function Answer({ seen, done }) {
  const right = isRight(done);
  const verdict = t(right ? "crowd-right" : "crowd-not-quite");
  const [first = 0] = done.right;
  const belongs = t("crowd-chose", {
    letter: letter(done.gap),
    where: gapWords(done.line, done.gap),
    right: `${letter(first)} (${gapWords(done.line, first)})`,
  });
  useEffect(() => announce(`${verdict} ${done.card.date}. ${right ? "" : belongs} ${done.card.fact ?? ""}`), [done]);
  return html`<main id="main" class=${`told ${right ? "right" : "wrong"}`}>
    <${Told} right=${right} verdict=${verdict} belongs=${belongs} card=${done.card} />
    <p class="soft">${t("crowd-card-of", { number: seen.done.length, all: seen.cards })}</p>
    <button type="button" class="gold" onClick=${() => (looking.value = false)}>${t("crowd-next")}</button>
  </main>`;
}

/** @param {{seen: State}} props */
function Over({ seen }) {
  const got = seen.done.filter(isRight).length;
  return html`<main id="main" class="middle ending">
    <h1>${t("homework-title")}</h1>
    ${!seen.open && html`<p>${t("homework-closed")}</p>`}
    ${seen.here && html`<p class="big">${t("homework-all-done", { count: got, all: seen.cards })}</p>`}
    ${got < seen.done.length && html`<h2>${t("homework-look-again")}</h2>`}
    <ul class="mine">
      ${seen.done
        .filter((one) => !isRight(one))
        .map(
          ({ card }) =>
            html`<li key=${card.r} class="wrong">
              <i aria-hidden="true">✕</i><span>${card.title}</span> <b>${card.date}</b>
              <p>${card.fact}</p>
            </li>`,
        )}
    </ul>
  </main>`;
}

function Homework() {
  const seen = state.value;
  if (!seen) return html`<p class="middle">${trouble.value || t("crowd-connecting")}</p>`;
  const latest = seen.done.at(-1);
  if (looking.value && latest) return html`<${Answer} seen=${seen} done=${latest} />`;
  if (!seen.open || (seen.here && !seen.card)) return html`<${Over} seen=${seen} />`;
  return seen.here ? html`<${Question} seen=${seen} />` : html`<${Begin} seen=${seen} />`;
}

const place = /** @type {HTMLElement} */ (document.getElementById("crowd"));
place.replaceChildren();
render(html`<${Homework} />`, place);
await load();
if (!state.value && pupil) {
  pupil = "";
  await load();
}
