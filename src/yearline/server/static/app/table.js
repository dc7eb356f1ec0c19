// The table page: connects, hears frames, and draws whatever lies on the table. Everything not needed for the first move is loaded after it.

import { computed, effect, signal } from "@preact/signals";
import { afterwards, html, render } from "./view.js";
import { ActBar, putBack } from "./acting.js";
import { Icon } from "./card.js";
import { Board, alone, fits } from "./rows.js";
import { Badge, HandOf, Others, Pile, Reaction, countOf, pilesOf } from "./seats.js";
import { connect, connection, ownSecret } from "./socket.js";
import { choice, confirms, fetchTexts, frame, game, isScreen, lately, letGo, looked, mine, nameOf, notice, panel, pending, readTalk, replaying, rows, score, skew, stage, table, turn, unread } from "./state.js";
import { language, t, tFirst } from "./words.js";

const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const code = root.dataset.code ?? "";

const wire = connect({
  address: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket?table=${code}`,
  hello: () => ({ t: "hello", table: code, secret: ownSecret(), since: frame.peek()?.seq ?? 0, lang: language.peek(), role: isScreen ? "screen" : "player" }),
  hear,
});

/** What a first move does not need, as it arrives: always, or for a phase of the table. @type {import("@preact/signals").Signal<any>} */
const later = signal(null);
const PARTS = /** @type {Record<string, string[]>} */ ({ always: ["talk", "menu", "look", "motion", "told", "clock", "drag", "rank", "sitting"], lobby: ["lobby"], over: ["result", "replay"] });

/** Fetch modules that have become needed. @param {string} when */
async function fetchParts(when) {
  const parts = PARTS[when] ?? [];
  delete PARTS[when];
  if (!parts.length) return;
  const modules = await Promise.all(parts.map((part) => import(`./${part}.js`)));
  later.value = Object.assign({}, later.peek(), ...modules);
  const { heard } = later.value;
  if (heard) for (const [before, after] of untold.splice(0)) heard(before, after);
}

/** @type {[any, any][]} What has happened while there was nobody to tell it. */
const untold = [];

/** Ask for something around the game. @param {object} command */
export function ask(command) {
  return wire.send({ t: "do", c: command });
}

/** Make a move. @param {string} action */
export function act(action) {
  const seat = frame.peek()?.you.act?.seat;
  pending.value = wire.send({ t: "act", base: frame.peek()?.seq, a: action, ...(seat === undefined ? {} : { seat }) });
}

/** @param {any} message */
async function hear(message) {
  if (message.t === "refused") refuse(message);
  if (message.t !== "frame") return;
  const words = fetchTexts(message.table);
  if (!frame.peek()) await words;
  const stale = message.seq < (frame.peek()?.seq ?? 0);
  const watchingAgain = replaying.peek() !== null && message.table.phase === "over";
  if (!stale && !watchingAgain) believe(message, frame.peek());
}

/** @type {Map<number, any>} Cards by reference, as last seen: a card is itself wherever it lies. */
const cards = new Map();
/** @type {WeakSet<object>} What was part of a frame before: a step brings most of it again, and then it need not be compared. */
const familiar = new WeakSet();

/** What is new, made of what was known wherever both say the same: that need not be drawn again. @param {any} known @param {any} fresh @returns {any} */
function kept(known, fresh) {
  if (typeof fresh !== "object" || fresh === null || familiar.has(fresh)) return fresh;
  const old = fresh.r === undefined ? known : cards.get(fresh.r);
  let same = typeof old === "object" && old !== null && Object.keys(old).length === Object.keys(fresh).length;
  for (const key in fresh) {
    fresh[key] = kept(old?.[key], fresh[key]);
    same &&= fresh[key] === old[key];
  }
  if (same) return old;
  familiar.add(fresh);
  if (fresh.r !== undefined) cards.set(fresh.r, fresh);
  return fresh;
}

/** A frame replaces everything that was known. @param {any} message @param {any} before */
function believe(message, before) {
  replaying.value = null;
  if (message.now !== before?.now) skew.value = message.now - Date.now() / 1000; // a step need not say what time it is
  if (message.you.did === pending.peek()) pending.value = null;
  const show = () => {
    frame.value = kept(before, message);
    if (message.events.length || before?.you.act?.seat !== message.you.act?.seat) letGo();
  };
  const extras = later.peek();
  if (extras?.moved && before && message.events.length) extras.moved(before, message, show);
  else show();
  if (extras?.heard) afterwards(() => extras.heard(before, message));
  else if (before) untold.push([before, message]);
  if (!before) welcome(message);
  else if (before.table.phase !== message.table.phase) document.getElementById("cloth")?.scrollTo({ top: 0 });
}

/** The first frame: what was said before is not news, and the rest of the client can come. @param {any} message */
function welcome(message) {
  readTalk.value = message.table.talk.at(-1)?.seq ?? 0;
  requestAnimationFrame(() => fetchParts("always"));
}

/** @param {{id: string | null, code: string, text: string}} message */
function refuse(message) {
  if (message.id === pending.peek()) pending.value = null;
  if (message.code === "no_table") location.reload();
  notice.value = tFirst([`client-refused-${message.code.replaceAll("_", "-")}`, "client-refused"], { text: message.text });
}

function TopBar() {
  const talk = panel.value === "talk";
  return html`<header class="bar">
    <a class="brand" href="/" aria-label=${t("client-home")}><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#logo" /></svg><span>Yearline</span></a>
    <p class="code"><span class="unseen">${t("client-code")}</span> ${table.value?.code}</p>
    <${Extra} name="Clock" />
    ${score.value !== null && html`<div class="tally"><p class="score">${t("client-score", { score: score.value })}</p><${Extra} name="Rank" /></div>`}
    <span class="spring"></span>
    <button type="button" class="button plain" aria-expanded=${talk} aria-controls="side" onClick=${() => open("talk")}><${Icon} name="icon-talk" /><span class="wide">${t("client-talk")}</span><span class="narrow unseen">${t("client-talk")}</span>${unread.value > 0 && html` <b class="unread">${unread.value}</b>`}</button>
    <button type="button" class="button plain" aria-expanded=${panel.value === "menu"} aria-controls="side" onClick=${() => open("menu")}><${Icon} name="icon-menu" /><span class="wide">${t("client-menu")}</span><span class="narrow unseen">${t("client-menu")}</span></button>
  </header>`;
}

/** Open a panel, or close it. @param {string} name */
function open(name) {
  panel.value = panel.value === name ? "" : name;
}

/** A part of the bar that comes later. @param {{name: string}} props */
function Extra({ name }) {
  const part = later.value?.[name];
  return part ? html`<${part} />` : null;
}

/** The boards in the middle: the rows that everybody shares, two levels as one, and those of the seat on this device. */
const middle = computed(() => {
  const own = isScreen ? [] : rows.value.filter((row) => row.columns.length > 0 && row.owner !== null && row.owner === mine.value);
  const common = rows.value.filter((row) => row.owner === null);
  return { own, boards: common.length === 2 && common[1].name === "gaps" ? [common] : common.map(alone) };
});

/** Styles do not ask what a box contains: a browser would look at every card again whenever one is laid. These say it. */
const fitted = computed(() => fits.value && (middle.value.own.length > 0 || middle.value.boards.some((one) => one.length === 1)));
const beside = computed(() => mine.value !== null && !isScreen && countOf(mine.value) < 7);

function Middle() {
  const { own, boards } = middle.value;
  const piles = pilesOf(null);
  return html`<div class=${`middle ${boards.length + own.length ? "" : "lineless"}`}>
    ${piles.length > 0 && html`<div class="piles" role="group" aria-label=${t("client-piles")}>${piles.map((pile) => html`<${Pile} key=${`${pile.name}${pile.color}`} pile=${pile} />`)}</div>`}
    ${boards.map((rowsOfBoard) => html`<${Board} key=${rowsOfBoard[0].name} rows=${rowsOfBoard} name=${t("client-line")} />`)}
    ${own.map((row) => html`<${Board} key="own" rows=${alone(row)} name=${t("client-own-line")} />`)}
  </div>`;
}

/** What lies before the person at this device. */
function Tray() {
  const seat = mine.value;
  if (seat === null || isScreen) return null;
  return html`<section class=${`tray hue-${seat % 8} ${turn.value === seat ? "turn" : ""}`} aria-label=${t("client-your-cards")}>
    <h2 class="seat-name"><${Badge} seat=${seat} /><span>${nameOf(seat) || t("client-seat-open")}</span><${Reaction} name=${nameOf(seat)} /></h2>
    <${HandOf} owner=${seat} />
  </section>`;
}

/** Everything that scrolls: the lobby or the result, and what lies on the table. */
function Cloth() {
  const phase = stage.value;
  const extras = later.value;
  const again = replaying.value !== null;
  const waiting = !phase || (phase === "lobby" && !extras?.Lobby);
  return html`<div class="cloth" id="cloth" aria-busy=${waiting}>
    <h1 class="unseen">${t("client-heading", { code })}</h1>
    ${waiting && html`<p class="loading">${t("client-connecting")}</p>`}
    ${phase === "lobby" && extras?.Lobby && html`<${extras.Lobby} ask=${ask} />`}
    ${phase === "over" && extras?.Result && !again && html`<${extras.Result} ask=${ask} />`}
    ${again && extras?.Replay && html`<${extras.Replay} />`}
    ${phase !== "lobby" && game.value && html`<${Others} /><${Middle} />`}
    ${phase === "over" && html`<${Tray} />`}
  </div>`;
}

function Page() {
  const phase = stage.value;
  const extras = later.value;
  const playing = game.value && (phase === "playing" || phase === "paused");
  return html`<${TopBar} />
    <div class=${`room phase-${phase} game-${game.value} ${isScreen ? "screen" : ""} ${fitted.value ? "fitted" : ""}`}>
      <main id="main" class=${`surface ${playing && beside.value ? "beside" : ""}`}><${Cloth} />${phase === "lobby" && extras?.StartBar && html`<${extras.StartBar} ask=${ask} />`}${playing && extras?.EmptySeat && html`<${extras.EmptySeat} ask=${ask} />`}${playing && html`<${ActBar} act=${act} /><${Tray} />`}</main>
      ${extras?.Talk && panel.value === "talk" && html`<${extras.Talk} ask=${ask} />`}
      ${extras?.Menu && panel.value === "menu" && html`<${extras.Menu} ask=${ask} />`}
    </div>
    ${extras?.Look && looked.value && html`<${extras.Look} ask=${ask} />`}
    <${Lost} /><${Notice} />`;
}

function Lost() {
  if (connection.value === "open" || (connection.value === "connecting" && !frame.value)) return null;
  return html`<p class="lost" role="status"><${Icon} name="icon-plug" /> ${t(connection.value === "closed" ? "client-closed" : "client-lost")}
    ${connection.value === "closed" && html`<button type="button" class="button" onClick=${() => location.reload()}>${t("client-reload")}</button>`}</p>`;
}

function Notice() {
  return html`<div class="toast" role="alert">${notice.value && html`<p>${notice.value} <button type="button" class="button plain" onClick=${() => (notice.value = "")}>${t("client-close")}</button></p>`}</div>`;
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (looked.value) looked.value = null;
  else if (panel.value) panel.value = "";
  else putBack();
});
effect(() => {
  const move = choice.value;
  if (move && move.gap !== null && !confirms.value && !pending.peek()) act(move.text);
});
effect(() => {
  if (!notice.value) return undefined;
  const timer = setTimeout(() => (notice.value = ""), 8_000);
  return () => clearTimeout(timer);
});
effect(() => {
  const phase = stage.value;
  if (phase) requestAnimationFrame(() => fetchParts(phase));
});
effect(() => {
  language.value;
  lately.value = []; // told in the language before
  const at = frame.peek()?.table;
  if (at) fetchTexts(at);
});

root.replaceChildren();
render(html`<${Page} />`, root);
