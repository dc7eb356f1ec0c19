// The table page: connects, hears frames, and draws whatever lies on the table. Everything not needed for the first
// move is loaded after it.

import { computed, effect, signal } from "@preact/signals";
import { afterwards, html, lazy, render } from "./view.js";
import { ActBar, putBack } from "./actions.js";
import { Icon } from "./card.js";
import { TopBar } from "./bar.js";
import { Board, fits } from "./board.js";
import { alone } from "./rows.js";
import { remembers } from "./device.js";
import { Badge, Figure, HandOf, Marks, Others, Pile, Streak, fullHand, pilesOf, ruleOf } from "./seats.js";
import { Reaction } from "./smile.js";
import { connect, connection, ownSecret } from "./socket.js";
import {
  acts,
  choice,
  confirms,
  drafting,
  fetchTexts,
  frame,
  game,
  isScreen,
  lately,
  letGo,
  looked,
  mine,
  moves,
  nameOf,
  notice,
  panel,
  pending,
  pick,
  readTalk,
  refusals,
  replaying,
  rest,
  resting,
  rows,
  sameWhereEqual,
  seats,
  skew,
  stage,
  struck,
  subject,
  table,
  taps,
  turn,
} from "./state.js";
import { fetchAllWords, language, t, tFirst } from "./words.js";

/** @typedef {import("./protocol").Frame} Frame */
/**
 * What all modules together bring that are fetched for a phase of the table.
 * @typedef {typeof import("./reveal.js") & typeof import("./motion.js") & typeof import("./narration.js") &
 *   typeof import("./lobby.js") & typeof import("./start.js") & typeof import("./next.js") &
 *   typeof import("./result.js") & typeof import("./replay.js") & typeof import("./farewell.js")} Later
 */

const root = /** @type {HTMLElement} */ (document.getElementById("table"));
const code = root.dataset.code ?? "";

const wire = connect({
  address: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket?table=${code}`,
  hello: () => ({
    t: "hello",
    table: code,
    secret: ownSecret(),
    since: frame.peek()?.seq ?? 0,
    lang: language.peek(),
    role: isScreen ? "screen" : "player",
  }),
  hear,
});

/**
 * What a first move does not need, as it arrives: always, or for a phase of the table.
 * @type {import("@preact/signals").Signal<Partial<Later> | null>}
 */
const later = signal(null);
const PARTS = /** @type {Record<string, string[]>} */ ({
  always: ["reveal", "motion", "narration", "drag"],
  lobby: ["lobby", "start"],
  over: ["next", "result", "replay"],
  closed: ["farewell"],
});

/** Fetch modules that have become needed. @param {string} when */
async function fetchParts(when) {
  const parts = PARTS[when] ?? [];
  delete PARTS[when];
  if (!parts.length) return;
  const words = when === "always" ? null : fetchAllWords();
  const modules = await Promise.all([...parts.map((part) => import(`./${part}.js`)), words]);
  later.value = Object.assign({}, later.peek(), ...modules);
  const { heard } = later.value ?? {};
  if (heard) for (const [before, after] of untold.splice(0)) heard(before, after);
}

/**
 * What only some need, or only at times: fetched with the words for it when it is first shown.
 * @template Props
 * @param {() => Promise<(props: Props) => import("./view.js").Drawn>} load
 */
function wordy(load) {
  return lazy(async () => (await Promise.all([load(), fetchAllWords()]))[0]);
}
const Talk = wordy(async () => (await import("./talk.js")).Talk);
const Menu = wordy(async () => (await import("./menu.js")).Menu);
const CloseUp = wordy(async () => (await import("./closeup.js")).CloseUp);
const Watching = wordy(async () => (await import("./joining.js")).Watching);
const Corner = wordy(async () => (await import("./joining.js")).Corner);

/** @type {[Frame, Frame][]} What has happened while there was nobody to tell it. */
const untold = [];

/** Ask for something around the game. @param {object} command */
export function ask(command) {
  return wire.send({ t: "do", c: command });
}

/** Make a move. @param {string} action */
export function act(action) {
  if (pending.peek() !== null) return; // a move under way is not sent twice
  const seat = frame.peek()?.you.act?.seat;
  pending.value = wire.send({ t: "act", base: frame.peek()?.seq, a: action, ...(seat === undefined ? {} : { seat }) });
}

/** @param {import("./socket.js").Heard} message */
async function hear(message) {
  if (message.t === "refused") refuse(message);
  if (message.t === "notice" && message.text) notice.value = message.text;
  if (message.t !== "frame") return;
  // the last card of a game has turned before the next one begins
  if (message.table.number !== frame.peek()?.table.number) later.peek()?.release?.();
  if (later.peek()?.held?.(message, believe)) return;
  const words = fetchTexts(message.table);
  if (!frame.peek()) await words;
  const stale = message.seq < (frame.peek()?.seq ?? 0);
  const watchingAgain = replaying.peek() !== null && message.table.phase === "over";
  if (!stale && !watchingAgain) believe(message, frame.peek());
}

/** A frame replaces everything that was known. @param {Frame} message @param {Frame | null} before */
function believe(message, before) {
  const { moved } = later.peek() ?? {};
  if (moved && before) moved(before, message, show);
  else show(message);
}

/** Show a frame, and tell what happened unless that comes later. @param {Frame} message @param {boolean} [tells] */
function show(message, tells = true) {
  const before = frame.peek();
  replaying.value = null;
  if (message.now !== before?.now) skew.value = message.now - Date.now() / 1000; // a step need not say what time it is
  if (message.you.did === pending.peek()) pending.value = null;
  // first, so that an only choice of the new frame stays chosen
  if (message.events.length || before?.you.act?.seat !== message.you.act?.seat) letGo();
  keepPlace();
  frame.value = sameWhereEqual(before, message);
  const { heard } = later.peek() ?? {};
  if (tells && heard) afterwards(() => heard(before, message));
  else if (tells && before) untold.push([before, message]);
  if (!before) welcome(message);
  else if (before.table.phase !== message.table.phase) document.getElementById("cloth")?.scrollTo({ top: 0 });
}

/** A keyboard whose button goes with this frame goes on beside it, or to what is to be done now. */
function keepPlace() {
  /** @type {Element[]} */
  const around = [];
  for (let at = document.activeElement?.parentElement; at; at = at.parentElement) around.push(at);
  if (taps || !root.contains(document.activeElement)) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const beside = around.find((one) => one.isConnected)?.querySelector("select, .add-bot");
    const next = beside ?? document.querySelector(".act") ?? document.getElementById("main");
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  });
}

/** The first frame: what was said before is not news, and the rest of the client can come. @param {Frame} message */
function welcome(message) {
  readTalk.value = message.table.talk.at(-1)?.seq ?? 0;
  requestAnimationFrame(() => fetchParts("always"));
  if (!remembers) notice.value = t("client-forgets");
}

/** @param {{id: string | null, code: string, text: string}} message */
function refuse(message) {
  if (later.peek()?.notDealt?.() && ["started", "not_host"].includes(message.code)) return; // somebody else was quicker
  if (message.id === pending.peek()) pending.value = null;
  refusals.value++;
  if (message.code === "no_table") location.reload();
  notice.value = tFirst([`client-refused-${message.code.replaceAll("_", "-")}`, "client-refused"], {
    text: message.text,
  });
}

/**
 * The boards in the middle: the rows that everybody shares, two levels as one, and those of the seat on this device.
 */
const middle = computed(() => {
  const own = isScreen
    ? []
    : rows.value.filter((row) => row.columns.length > 0 && row.owner !== null && row.owner === mine.value);
  const common = rows.value.filter((row) => row.owner === null);
  return { own, boards: common.length === 2 && common[1].name === "gaps" ? [common] : common.map(alone) };
});

// Styles do not ask what a box contains: a browser would look at every card again whenever one is laid. These say it.
const allIn = computed(
  () => fits.value && (middle.value.own.length > 0 || middle.value.boards.some((one) => one.length === 1)),
);

function Middle() {
  const { own, boards } = middle.value;
  const { Verdict } = later.value ?? {};
  const lineless = !boards.length && !own.length;
  const piles = pilesOf(null).filter((pile) => !drafting.value || pile.size > 0);
  return html`<div class=${`middle ${lineless ? "lineless" : ""} ${drafting.value ? "drafting" : ""}`}>
    ${Verdict && html`<${Verdict} />`}
    ${boards.map(
      (rowsOfBoard) => html`<${Board} key=${rowsOfBoard[0].name} rows=${rowsOfBoard} name=${t("client-line")} />`,
    )}
    ${own.map((row) => html`<${Board} key="own" rows=${alone(row)} name=${t("client-own-line")} />`)}
    ${
      piles.length > 0 &&
      html`<div class=${`piles ${piles.some(ruleOf) ? "ruled" : ""}`} role="group" aria-label=${t("client-piles")}>
        ${piles.map((pile) => html`<${Pile} key=${`${pile.name}${pile.color}`} pile=${pile} told=${drafting.value} />`)}
      </div>`
    }
  </div>`;
}

/** What somebody is called on this device: who plays alone here is "you". @param {number} seat */
const callOf = (seat) =>
  seats.value.length === 1 && seats.value[0] === seat ? t("client-you-here") : nameOf(seat) || t("client-seat-open");

/** What lies before the person at this device. */
function Tray() {
  const seat = mine.value;
  const { Struck } = later.value ?? {};
  if (seat === null || isScreen) return null;
  return html`<section
    class=${`tray hue-${seat % 8} ${turn.value === seat ? "turn" : ""} ${struck.value ? "struck" : ""}`}
    aria-label=${t("client-your-cards")}
  >
    ${acts.value && html`<p class="turn-tab" aria-hidden="true">${t("client-your-turn")}</p>`}
    ${Struck && html`<${Struck} />`}
    <h2 class="seat-name">
      <${Badge} seat=${seat} /><span>${callOf(seat)}</span><${Figure} seat=${seat} /><${Marks} seat=${seat} /><${Streak}
        seat=${seat}
      /><${Reaction} name=${nameOf(seat)} />
    </h2>
    <${HandOf} owner=${seat} />
  </section>`;
}

/** Everything that scrolls: the lobby or the result, and what lies on the table. */
function Cloth() {
  const phase = stage.value;
  const extras = later.value;
  const again = replaying.value !== null;
  const waiting = !phase || (phase === "lobby" && !extras?.Lobby);
  return html`<div class=${`cloth ${phase === "over" && !again ? "ended" : ""}`} id="cloth" aria-busy=${waiting}>
    <h1 class="unseen">${t("client-heading", { code })}</h1>
    ${waiting && html`<p class="loading">${t("client-connecting")}</p>`}
    ${phase === "lobby" && extras?.Lobby && html`<${extras.Lobby} ask=${ask} />`}
    ${phase === "over" && extras?.Result && !again && html`<${extras.Result} ask=${ask} />`}
    ${again && extras?.Replay && html`<${extras.Replay} />`}
    ${phase !== "lobby" && (phase !== "over" || again) && game.value && html`<${Others} /><${Middle} />`}
  </div>`;
}

function Page() {
  const phase = stage.value;
  const extras = later.value;
  const playing = game.value && (phase === "playing" || phase === "paused");
  if (connection.value === "closed" && extras?.Farewell) return html`<${extras.Farewell} />`;
  return html`<${TopBar} />
    <div
      class=${`room phase-${phase} game-${game.value} ${isScreen ? "screen" : ""} ${allIn.value ? "fitted" : ""} ${
        panel.value ? "shared" : ""
      }`}
    >
      <main id="main" class="surface" tabindex="-1">
        <${Cloth} />
        ${phase === "lobby" && extras?.StartBar && html`<${extras.StartBar} ask=${ask} />`}
        ${game.value && phase !== "lobby" && !isScreen && !seats.value.length && html`<${Watching} ask=${ask} />`}
        ${
          playing &&
          html`<div class=${`desk ${fullHand.value ? "full" : ""}`}>
            <${ActBar} act=${act} ask=${ask} Aside=${extras?.DeskVerdict} /><${Tray} />
          </div>`
        }
      </main>
      ${panel.value === "talk" && html`<${Talk} ask=${ask} />`}
      ${panel.value === "menu" && html`<${Menu} ask=${ask} />`}
    </div>
    ${isScreen && phase && phase !== "lobby" && html`<${Corner} />`} ${looked.value && html`<${CloseUp} ask=${ask} />`}
    <${Lost} /><${Notice} />`;
}

function Lost() {
  if (connection.value === "open" || (connection.value === "connecting" && !frame.value)) return null;
  return html`<p class="lost" role="status">
    <${Icon} name="icon-plug" /> ${t(connection.value === "closed" ? "client-closed" : "client-lost")}
    ${
      connection.value === "closed" &&
      html`<button type="button" class="button" onClick=${() => location.reload()}>${t("client-reload")}</button>`
    }
  </p>`;
}

function Notice() {
  return html`<div class="toast" role="alert">
    ${
      notice.value &&
      html`<p>
        ${notice.value}${" "}<button type="button" class="button plain" onClick=${() => (notice.value = "")}>
          ${t("client-close")}
        </button>
      </p>`
    }
  </div>`;
}

effect(() => {
  const subjects = new Set(moves.value.map((move) => move.subject));
  const [only] = subjects;
  // the only choice is already chosen
  if (subjects.size === 1 && only && subject.peek() === null && !isScreen) pick(only);
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (looked.value) looked.value = null;
  else if (panel.value) panel.value = "";
  else putBack();
});
effect(() => {
  const move = choice.value;
  if (move && move.gap !== null && !confirms.value && !pending.peek() && !resting.peek()) act(move.text);
});
effect(() => {
  if (pending.value === null) rest(); // the answer may bring a button where the pressed one was
});
effect(() => {
  if (!notice.value) return undefined;
  const timer = setTimeout(() => (notice.value = ""), 8_000);
  return () => clearTimeout(timer);
});
effect(() => {
  if (connection.value === "closed") fetchParts("closed");
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
