// What is to be done, and the buttons that do it: a choice can be changed until it is confirmed.

import { computed } from "@preact/signals";
import { html, lazy, useEffect, useRef } from "./view.js";
import { Icon } from "./card.js";
import { movesOf, plainMoves } from "./wire.js";
import { gapName } from "./rows.js";
import {
  acts,
  cardsOf,
  chairOf,
  choice,
  game,
  hurried,
  isScreen,
  lately,
  letGo,
  looked,
  moves,
  nameOf,
  onDesk,
  pace,
  pending,
  rest,
  resting,
  stage,
  subject,
  table,
  titleOf,
  view,
  warns,
  you,
} from "./state.js";
import { connection } from "./socket.js";
import { dateSaid, has, inWords, t, tFirst } from "./words.js";

const DraftForMe = lazy(async () => (await import("./draft.js")).DraftForMe);

const chosenCard = computed(() =>
  subject.value === null ? null : (cardsOf(view.value).find((one) => String(one.r) === subject.value) ?? null),
);

/** The chosen card or colour in words. */
function subjectWords() {
  const card = chosenCard.value;
  if (card) return titleOf(card);
  return subject.value && has(`client-color-${subject.value}`) ? t(`client-color-${subject.value}`) : "";
}

/** What the person is asked to do now. The bar is drawn again only if this changes. */
const prompt = computed(() => {
  const seen = view.value;
  if (!seen || seen.outcome || table.value?.phase === "over") return "";
  if (table.value?.phase === "paused") return t("client-paused");
  if (!you.value.act || isScreen)
    return chairOf(seen.turn)?.kind === "open"
      ? t("client-turn-free")
      : t("client-turn-of", { name: nameOf(seen.turn) });
  if (pending.value) return t("client-sending");
  const name =
    you.value.seats.length > 1 || !you.value.seats.includes(you.value.act.seat)
      ? nameOf(you.value.act.seat) || t("client-seat-open")
      : "";
  if (!subject.value)
    return (
      (name ? `${t("client-turn-name", { name })} ` : "") +
      tFirst([
        `client-do-${seen.game}-${seen.phase}-${seen.power ?? ""}`,
        `client-do-${seen.game}-${seen.phase}`,
        "client-do",
      ])
    );
  if (choice.value?.gap != null) return t("client-laid", { where: gapName(rowOfTurn(), choice.value.gap) });
  if (placing.value) return whereTo();
  return tFirst([`client-chosen-${seen.game}-${seen.phase}`, "client-chosen"], { title: subjectWords() });
});

/** Whether a gap is to be found for what was chosen. */
const placing = computed(
  () => subject.value !== null && movesOf(moves.value, subject.value).some((move) => move.gap !== null),
);

/** What is asked of a card that is to be laid: with one card on the line there are but two answers. */
function whereTo() {
  const [first, ...others] = rowOfTurn();
  if (!first || others.length || first[0].y === undefined) return t("client-choose-gap");
  return t("client-choose-side", { date: dateSaid(first[0].y, first[0].pr) });
}

/** What helps with it, in a quieter voice: the card that lies there, or how one is laid. */
function Help() {
  if (!placing.value) return null;
  if (choice.value) return html`<p class="help wide">${subjectWords()}</p>`;
  return html`<p class="help wide">${t("client-gap-how")}</p>
    <p class="keys" aria-hidden="true">
      <kbd>←</kbd> <kbd>→</kbd> ${t("client-keys-gaps")} <kbd>Enter</kbd> ${t("client-keys-lay")} <kbd>Esc</kbd>
      ${" "}${t("client-keys-back")}
    </p>`;
}

/** Whether there is but one thing to choose, which is chosen by itself. */
const only = computed(() => moves.value.every((move) => move.subject === subject.value));
/** Whether nobody here has chosen anything yet. */
const untouched = computed(() => choice.value === null && only.value);
/** Whether something can be taken back: a choice between several, or the gap for the only one. */
const revocable = computed(() => subject.value !== null && (!only.value || choice.value?.gap != null));

/** The columns of the row into which the seat to act places. */
function rowOfTurn() {
  const rows = view.value?.rows ?? [];
  return (
    (rows.find((row) => row.name === "line" && (row.owner === null || row.owner === you.value.act?.seat)) ?? rows[0])
      ?.columns ?? []
  );
}

/** The widest gap that is still open, where a card that falls into it would close it. */
const warning = computed(() => {
  const seen = view.value;
  if (!warns.value || !seen || !movesOf(moves.value, subject.value).some((move) => move.verb === "play")) return "";
  const [main, gaps] = seen.rows;
  const years = main.columns.map((column) => column[0].y ?? 0);
  const open = [...years.keys()].filter((i) => gaps?.columns[i]?.length === 0);
  const widest = open.sort((a, b) => years[b + 1] - years[b] - (years[a + 1] - years[a]))[0];
  if (widest === undefined) return "";
  const [before, after] = [widest, widest + 1].map((i) => dateSaid(years[i], main.columns[i][0].pr));
  return t("client-warn-gap", { before, after });
});

/** Whether a button has appeared just now, perhaps where another was: then it takes no tap yet. */
export function useRest() {
  const fresh = useRef(resting.peek());
  return fresh.current && resting.value;
}

/** Do it; the button goes, so a keyboard stays in the bar. @param {MouseEvent} event @param {() => void} task */
export function confirmed(event, task) {
  task();
  rest();
  if (event.detail === 0)
    /** @type {HTMLElement | null} */ (document.querySelector(".act"))?.focus({ preventScroll: true });
}

/** Let go of what was chosen; a keyboard is back where it was. */
export function putBack() {
  if (pending.peek() || !revocable.peek()) return; // nor can a move under way be taken back
  const chosen = /** @type {HTMLElement | null} */ (document.querySelector(".holder.chosen > .card"));
  if (only.peek()) choice.value = null;
  else letGo();
  chosen?.focus({ preventScroll: true });
}

/**
 * A button for a move.
 * @param {{move: import("./wire.js").Move, act: (text: string) => void, primary: boolean}} props
 */
function MoveButton({ move, act, primary }) {
  const seen = view.value;
  const rests = useRest();
  const words = tFirst(
    [
      `client-verb-${move.verb}-${seen?.phase}-${seen?.power ?? ""}`,
      `client-verb-${move.verb}-${seen?.phase}`,
      `client-verb-${move.verb}`,
    ],
    { title: subjectWords() },
  );
  return html`<button
    type="button"
    class=${`button ${primary ? "primary" : ""}`}
    data-move=${move.text}
    disabled=${rests || pending.value !== null}
    onClick=${(/** @type {MouseEvent} */ event) => confirmed(event, () => act(move.text))}
  >
    <${Icon} name=${`icon-verb-${move.verb}`} />${words}
  </button>`;
}

/**
 * What has just happened, or what the game is about. News is announced to those who listen, so here it is only for the
 * eyes; it makes room for a choice.
 */
function Lately() {
  if (!lately.value.length)
    return html`<p class="lately aim">
      <span>${t(`rules-aim-${game.value}`, inWords(view.value?.options ?? {}))}</span>
    </p>`;
  return html`<div class="lately" aria-hidden="true">
    ${lately.value.map((one) => html`<${Telling} one=${one} />`)}
  </div>`;
}

/** @param {{one: import("./state.js").Lately}} props */
export function Telling({ one }) {
  return html`<p class=${one.right === null ? "" : one.right ? "good" : "bad"}>
    ${one.right !== null && html`<${Icon} name=${one.right ? "icon-check" : "icon-close"} />`}<span>${one.text}</span>
  </p>`;
}

/**
 * The bar grows with what it says: keep above it what is needed next, the line for a chosen card or else the cards to
 * choose from.
 */
function showNext() {
  const height = document.querySelector(".act")?.clientHeight ?? 0;
  for (const one of subject.value ? [".middle .board"] : acts.value ? [".middle .board", ".tray"] : []) {
    const place = /** @type {HTMLElement | null} */ (document.querySelector(one));
    const margin = `${height}px`; // in a low room the bar covers much of it
    if (place && place.style.scrollMarginBottom !== margin) place.style.scrollMarginBottom = margin;
    place?.scrollIntoView({ block: "nearest" });
  }
  if (choice.value) {
    requestAnimationFrame(() => document.querySelector(".wraps .gap.chosen")?.scrollIntoView({ block: "nearest" }));
  }
}

/** Look again whenever the bar has another height: what it says may come late. */
function useRoomAbove() {
  useEffect(() => {
    const bar = document.querySelector(".act");
    if (!bar) return;
    const watch = new ResizeObserver(showNext);
    watch.observe(bar);
    return () => watch.disconnect();
  }, [stage.value === "over"]);
}

/** Whether bots sit here that wait for the word of the person at this device. */
const paced = computed(() => you.value.host && (table.value?.chairs ?? []).some((chair) => chair.kind === "bot"));

/** @type {string} What the server was told last; it forgets when a game is over. */
let told = "usual";

/**
 * Tell how fast bots shall move: when it is chosen, and again after a break.
 * @param {(command: object) => string} ask
 */
function usePace(ask) {
  const open = connection.value === "open";
  useEffect(() => {
    if (!paced.value || !open) return;
    if (pace.value !== "usual" || told !== "usual") ask({ kind: "pace", speed: pace.value });
    told = pace.value;
  }, [pace.value, paced.value, open, table.value?.number]);
}

/** While bots move: a way to be on at once. @param {{ask: (command: object) => string}} props */
function OnToMe({ ask }) {
  const waits = paced.value && !acts.value && you.value.seats.length > 0 && stage.value === "playing";
  if (!waits || chairOf(view.value?.turn ?? null)?.kind !== "bot") return null;
  return html`<${Hurry} ask=${ask} />`;
}

/** @param {{ask: (command: object) => string}} props */
function Hurry({ ask }) {
  const on = () => {
    hurried.value = true;
    ask({ kind: "pace", speed: "now" });
  };
  const go = (/** @type {MouseEvent} */ event) => confirmed(event, on);
  return html`<button type="button" class="button on-to-me" disabled=${useRest()} onClick=${go}>
    <${Icon} name="icon-verb-end" />${t("client-on-to-me")}
  </button>`;
}

/**
 * @typedef {typeof import("./reveal.js").DeskVerdict} News
 * @param {{act: (text: string) => void, ask: (command: object) => string, Aside?: News}} props
 */
export function ActBar({ act, ask, Aside }) {
  usePace(ask);
  useEffect(showNext, [subject.value, choice.value, acts.value]);
  useRoomAbove();
  if (stage.value === "over") return null;
  const offered = choice.value
    ? [choice.value]
    : movesOf(moves.value, subject.value).filter((move) => move.gap === null);
  const shown = subject.value ? offered : [];
  const plain = isScreen ? [] : plainMoves(moves.value);
  const warn = warning.value;
  const News = Aside && onDesk.value ? Aside : Lately;
  const tells = !subject.value || (News === Aside && untouched.value);
  const buttons = shown.length + plain.length;
  const laid = choice.value?.gap != null ? "laid" : "";
  const several = buttons > 1 ? "several" : "";
  const yours = acts.value ? "yours" : "";
  const back = revocable.value || (subject.value !== null && pending.value !== null);
  const tools = Number(chosenCard.value !== null) + Number(back);
  return html`<div
    tabindex="-1"
    class=${`act ${yours} ${buttons ? "offers" : ""} ${onDesk.value ? "told" : ""} ${laid} ${several} tools-${tools}`}
    aria-busy=${pending.value !== null}
  >
    <div class="act-words">
      <p class="prompt">${prompt.value}</p>
      ${(!tells || !subject.value) && html`<${Help} />`}${warn && html`<p class="warn small">${warn}</p>`}${
        tells && html`<${News} />`
      }
    </div>
    <div class="act-tools">
      ${
        chosenCard.value &&
        html`<button
          type="button"
          class="button plain round"
          aria-label=${t("client-look")}
          title=${t("client-look")}
          onClick=${() => (looked.value = chosenCard.value)}
        >
          <${Icon} name="icon-look" />
        </button>`
      }
      ${
        back &&
        html`<button type="button" class="button plain cancel" disabled=${pending.value !== null} onClick=${putBack}>
          <${Icon} name="icon-close" /><span>${t("client-cancel")}</span>
        </button>`
      }
    </div>
    <div class=${`act-buttons ${several}`}>
      ${shown.map((move, i) => html`<${MoveButton} key=${move.text} move=${move} act=${act} primary=${i === 0} />`)}
      ${plain.map((move) => html`<${MoveButton} key=${move.text} move=${move} act=${act} primary=${false} />`)}
      <${OnToMe} ask=${ask} />
      ${acts.value && view.value?.phase === "draft" && !subject.value && html`<${DraftForMe} act=${act} />`}
    </div>
  </div>`;
}
