// For who would rather play at once: their packets are taken for them, and the start card is given.

import { effect } from "@preact/signals";
import { confirmed, useRest } from "./actions.js";
import { Icon } from "./card.js";
import { html } from "./view.js";
import { frame, moves, pick, piles, subject, you } from "./state.js";
import { t } from "./words.js";

/** How many cards somebody has of a colour. @param {number} seat @param {string} color */
const cardsOf = (seat, color) => piles.peek().find((pile) => pile.owner === seat && pile.color === color)?.size ?? 0;

/** Ends what drafts now. */
let stop = () => {};

/**
 * Take what there is fewest of, so that all powers are at hand; then choose a card.
 * @param {(text: string) => void} act
 */
function draftAll(act) {
  const [seat, number] = [you.peek().act?.seat ?? -1, frame.peek()?.table.number];
  let tried = -1; // what the server has refused is not tried again and again
  stop(); // the button is there again while others take theirs
  stop = effect(() => {
    const [seen, offered] = [frame.value, moves.value];
    const next = offered
      .filter((move) => move.verb === "draft")
      .sort((one, other) => cardsOf(seat, one.subject) - cardsOf(seat, other.subject))[0];
    if (seen?.table.number !== number || seen?.table.phase === "over") queueMicrotask(() => stop());
    else if (!offered.length || seen?.you.act?.seat !== seat || seen.seq === tried) return;
    else if (next) {
      tried = seen.seq;
      queueMicrotask(() => act(next.text));
    } else {
      queueMicrotask(() => {
        stop();
        if (subject.peek() === null) pick(offered[0].subject);
      });
    }
  });
}

/** @param {{act: (text: string) => void}} props */
export function DraftForMe({ act }) {
  const go = (/** @type {MouseEvent} */ event) => confirmed(event, () => draftAll(act));
  return html`<button type="button" class="button for-me" disabled=${useRest()} onClick=${go}>
    <${Icon} name="icon-verb-draft" />${t("client-draft-for-me")}
  </button>`;
}
