// My games: results, bests, streak and what one knows, drawn from what this device keeps; nothing of it leaves it.

import { inYears } from "./days.js";
import { arrive, bringBack, deviceSecret, home, remembers, wasSomebodyElse } from "./device.js";
import { fromElsewhere } from "./elsewhere.js";
import { copyText } from "./handing.js";
import { packed, unpacked } from "./memories.js";
import { download } from "./picture.js";
import {
  bring,
  bringCards,
  dailyResults,
  forget,
  gameResults,
  placings,
  streakOf,
  taken,
  unforget,
  weeklyResults,
} from "./results.js";
import { html, render, useEffect, useState } from "./view.js";
import { dateText, t, has } from "./words.js";

const place = /** @type {HTMLElement} */ (document.getElementById("me"));
const { today = "", decks = "{}" } = place.dataset;
/** @type {Record<string, string>} */
const names = JSON.parse(decks);
/** What days are written in. */
const language = document.documentElement.lang.replace(/^en$/, "en-GB");
/** So many rows are shown of a list. */
const ROWS = 12;

/** @typedef {{name: string, right: number, all: number}} Bar */

/** @param {string} ids */
const deckName = (ids) =>
  ids
    .split("+")
    .map((id) => names[id] ?? t("me-own-deck"))
    .join(" + ");

/** Sort answers into bars, in the order of their keys. @param {[string | number, boolean][]} answers */
function counted(answers) {
  /** @type {Map<string | number, {right: number, all: number}>} */
  const bars = new Map();
  for (const [key, right] of answers) {
    const bar = bars.get(key) ?? { right: 0, all: 0 };
    bars.set(key, { right: bar.right + Number(right), all: bar.all + 1 });
  }
  return bars;
}

/** The century that counts: all before our era are one, and so are the first ten. @param {number} year */
const century = (year) => (year < 0 ? -1 : year <= 1000 ? 0 : Math.ceil(year / 100));

/** @param {number} number */
const centuryName = (number) =>
  number < 0
    ? t("me-years-old")
    : number === 0
      ? t("me-years-first")
      : dateText(number * 100 - 50, "century").replace(/\s*\(.*\)$/, "");

/** @returns {Bar[]} */
function byCentury() {
  const bars = counted(placings().map(([, year, right]) => [century(Math.floor(inYears(year))), right]));
  const numbers = /** @type {number[]} */ ([...bars.keys()]).sort((a, b) => a - b);
  return numbers.map((number) => ({ name: centuryName(number), right: 0, all: 0, ...bars.get(number) }));
}

/** @param {Record<string, string>} fields @returns {Bar[]} */
function byField(fields) {
  const bars = counted(placings().map(([picture, , right]) => [fields[picture] || "other", right]));
  return [...bars]
    .map(([field, bar]) => ({ name: has(`me-field-${field}`) ? t(`me-field-${field}`) : t("me-field-other"), ...bar }))
    .sort((a, b) => b.right / b.all - a.right / a.all);
}

/** @param {{title: string, bars: Bar[]}} props */
const Plot = ({ title, bars }) =>
  html`<section class="panel">
    <h2>${title}</h2>
    <ul class="plot">
      ${bars.map(
        ({ name, right, all }) =>
          html`<li key=${name}>
            <span>${name}</span><b>${t("me-of", { right, all })}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" rx="2" />
              <rect class="full" width=${(100 * right) / all} height="10" rx="2" />
            </svg>
          </li>`,
      )}
    </ul>
  </section>`;

/** The longest streak there ever was. @param {Record<string, import("./results.js").DailyResult>} results */
const longest = (results) => Math.max(0, ...Object.keys(results).map((day) => streakOf(results, day).count));

function Challenges() {
  const results = dailyResults();
  const days = Object.keys(results).sort().reverse();
  const { count } = streakOf(results, today);
  const when = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  return html`<section class="panel">
    <h2>${t("me-challenges")}</h2>
    ${count > 1 && html`<p><b class="big-figure">${t("me-streak", { count })}</b></p>`}
    ${longest(results) > 1 && html`<p class="soft">${t("me-longest", { count: longest(results) })}</p>`}
    <ul class="my-days">
      ${days.slice(0, 4 * ROWS).map(
        (day) =>
          html`<li key=${day} class=${results[day].counted ? "" : "free"}>
            <a href=${`/daily/${day}`}>${when.format(new Date(day))}<b>${results[day].score}</b></a>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** A score, with what was possible where the server could say it. @param {{score: number, par: number}} result */
const of = ({ score, par }) => (par ? t("me-of", { right: score, all: par }) : score);

/** Deals of the week, each with what was possible. */
function Deals() {
  const results = weeklyResults();
  const when = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return html`<section class="panel">
    <h2>${t("me-deals")}</h2>
    <ul class="my-games">
      ${Object.keys(results)
        .sort()
        .reverse()
        .slice(0, ROWS)
        .map(
          (week) =>
            html`<li key=${week}>
              <a href=${`/weekly/${week}`}>${when.format(new Date(week))}</a>
              <b>${of(results[week])}</b>
            </li>`,
        )}
    </ul>
  </section>`;
}

/** The best of each kind of game: the highest score, or whether one has won. */
function bests() {
  /** @type {Map<string, import("./results.js").GameResult & {count: number, wins: number}>} */
  const found = new Map();
  for (const one of gameResults()) {
    const key = `${one.game} ${one.decks} ${one.players}`;
    const known = found.get(key);
    const better = known && (known.score ?? 0) > (one.score ?? 0) ? known : one;
    found.set(key, { ...better, count: (known?.count ?? 0) + 1, wins: (known?.wins ?? 0) + Number(one.won) });
  }
  return [...found.values()];
}

const titleOf = (/** @type {number | null} */ band) =>
  band !== null && has(`title-${band}`) ? t(`title-${band}`) : "";

/** @param {import("./results.js").GameResult} result */
const scoreOf = ({ score, won }) => (score === null ? t(won ? "me-won" : "me-lost") : String(score));

function Bests() {
  return html`<section class="panel">
    <h2>${t("me-bests")}</h2>
    <ul class="my-games">
      ${bests().map(
        (one) =>
          html`<li key=${one.id}>
            <span
              >${t("me-best", { game: t(`rules-title-${one.game}`), deck: deckName(one.decks) })}${" · "}${t(
                "me-players",
                {
                  count: one.players,
                },
              )}
              ${titleOf(one.band) && html`<br /><span class="soft">${titleOf(one.band)}</span>`}</span
            >
            <b>${one.score === null ? t("me-of", { right: one.wins, all: one.count }) : one.score}</b>
          </li>`,
      )}
    </ul>
  </section>`;
}

function Games() {
  const games = gameResults().reverse();
  const when = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  return html`<section class="panel">
    <h2>${t("me-results")}</h2>
    <ul class="my-games">
      ${games.slice(0, ROWS).map(
        (one) =>
          html`<li key=${one.id}>
            <span>${t(`rules-title-${one.game}`)}${" · "}<span class="soft">${when.format(one.at)}</span></span>
            <b>${scoreOf(one)}</b>
          </li>`,
      )}
    </ul>
    ${games.length > ROWS && html`<p class="soft">${t("me-more", { count: games.length - ROWS })}</p>`}
  </section>`;
}

/** What cards are about, asked of the server by their pictures. @returns {Promise<Record<string, string>>} */
async function fieldsOf() {
  const pictures = [...new Set(placings().map(([picture]) => picture))].slice(-600);
  /** @type {Record<string, string>} */
  const found = {};
  for (let at = 0; at < pictures.length; at += 60) {
    const answer = await fetch(`/api/fields?pictures=${pictures.slice(at, at + 60).join(",")}`).catch(() => null);
    if (answer?.ok) Object.assign(found, await answer.json());
  }
  return found;
}

/** @param {{changed: (undo?: string) => void}} props */
function Keeping({ changed }) {
  const [told, tell] = useState("");
  const link = async () => {
    const address = `${home()}/me#${deviceSecret()}${packed()}`;
    tell((await copyText(address)) ? t("me-link-copied") : address);
  };
  const load = async (/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) => {
    const count = bring((await currentTarget.files?.[0]?.text()) ?? "");
    tell(count < 0 ? t("me-bad-file") : t("me-brought", { count }));
    currentTarget.value = "";
    if (count >= 0) changed();
  };
  const save = () => download(new Blob([taken()], { type: "application/json" }), "yearline.json");
  return html`<p class="keeping">
      <button type="button" class="button" onClick=${save}>${t("me-export")}</button>
      <label class="button"
        >${t("me-import")}<input class="unseen" type="file" accept="application/json,.json" onChange=${load}
      /></label>
      <button type="button" class="button" onClick=${link}>${t("client-other-device")}</button>
      ${
        wasSomebodyElse() &&
        html`<button type="button" class="button" onClick=${() => bringBack(t("client-be-before"))}>
          ${t("client-be-back")}
        </button>`
      }
      <button type="button" class="button danger" onClick=${() => changed(forget(today))}>${t("me-forget")}</button>
    </p>
    <p role="status">${told}</p>`;
}

function Mine() {
  const [fields, setFields] = useState(/** @type {Record<string, string>} */ ({}));
  const [undo, setUndo] = useState("");
  const [arrived, setArrived] = useState(false);
  useEffect(() => void fromElsewhere().then(() => setArrived(true)), []);
  useEffect(() => void fieldsOf().then(setFields), [undo, arrived]);
  const [games, days] = [gameResults().length, Object.keys(dailyResults()).length];
  const weeks = Object.keys(weeklyResults()).length;
  const back = () => {
    unforget(undo);
    setUndo("");
  };
  return html`${!remembers && html`<p class="notice">${t("me-keeps-nothing")}</p>`}
    ${
      undo &&
      html`<p class="notice" role="status">
        ${t("me-forgotten")}${" "}<button type="button" class="button" onClick=${back}>${t("me-undo")}</button>
      </p>`
    }
    ${
      !games && !days && !weeks && !undo
        ? html`<p>${t("me-none")}</p>
            <p><a class="button primary" href="/daily">${t("me-play")}</a></p>`
        : ""
    }
    <div class="my-panels">
      ${days > 0 && html`<${Challenges} />`} ${weeks > 0 && html`<${Deals} />`}
      ${games > 0 && html`<${Bests} /><${Games} />`}
      ${
        placings().length > 0 &&
        html`<${Plot} title=${t("me-century")} bars=${byCentury()} />
          <${Plot} title=${t("me-field")} bars=${byField(fields)} />`
      }
    </div>
    <${Keeping} changed=${(/** @type {string} */ before = "") => setUndo(before)} />`;
}

bringCards(unpacked(arrive(() => t("client-be-brought"))));
render(html`<${Mine} />`, place);
