// What could be learned from a finished game: the coach's view of it, in the reader's language.

import { html, useEffect, useState } from "./view.js";
import { Badge } from "./seats.js";
import { isYou } from "./rank.js";
import { nameOf, table } from "./state.js";
import { language, t } from "./words.js";

/**
 * @typedef {{seat: number, moves: number, good: number, accuracy: number, misjudged: {title: string, date: string,
 * years: number}[]}} PlayerReview
 */
/** @typedef {{number: number, seat: number, good: boolean, sentence: string}} MoveReview */
/**
 * @typedef {{score: number | null, bound: {lower: number} | null, turning_point: number | null, players:
 * PlayerReview[], moves: MoveReview[]}} Lessons
 */

/**
 * The review of the game that lies on the table; null while it is made, false if it cannot be had.
 * @returns {Lessons | null | false}
 */
function useLessons() {
  const [lessons, setLessons] = useState(/** @type {Lessons | null | false} */ (null));
  const at = table.value;
  useEffect(() => {
    setLessons(null);
    fetch(`/api/tables/${at?.code}/games/${at?.number}/review?lang=${language.value}`)
      .then((answer) => (answer.ok ? answer.json() : false))
      .then(setLessons, () => setLessons(false));
  }, [at?.code, at?.number, language.value]);
  return lessons;
}

/**
 * How one player did: a share in words and as a bar, and the dates that were furthest off.
 * @param {{player: PlayerReview}} props
 */
function Player({ player }) {
  return html`<li>
    <p class="seat-name">
      <${Badge} seat=${player.seat} /><span>${nameOf(player.seat)}</span>
      <meter min="0" max="1" value=${player.accuracy} aria-hidden="true"></meter
      ><span class="soft small">${t("client-review-good", { good: player.good, moves: player.moves })}</span>
    </p>
    ${
      player.misjudged.length > 0 &&
      html`<ul class="misjudged">
        ${player.misjudged.map((card) => html`<li key=${card.title}>${t("client-review-misjudged", card)}</li>`)}
        ${isYou(player.seat) && html`<li><a href="/practice">${t("client-end-practise")}</a></li>`}
      </ul>`
    }
  </li>`;
}

/** @param {{moves: MoveReview[], turning: number | null}} props */
function Mistakes({ moves, turning }) {
  if (!moves.length) return html`<p>${t("client-review-perfect")}</p>`;
  return html`<h3>${t("client-review-moves")}</h3>
    <ol class="mistakes">
      ${moves.map(
        (move) =>
          html`<li key=${move.number} value=${move.number} class=${move.number === turning ? "decisive" : ""}>
            <b>${nameOf(move.seat)}</b
            >${move.number === turning && html` <em>${t("client-review-turning")}</em>`}<br />${move.sentence}
          </li>`,
      )}
    </ol>`;
}

export function Review() {
  const lessons = useLessons();
  if (lessons === null) return html`<p class="soft" role="status">${t("client-review-wait")}</p>`;
  if (lessons === false) return html`<p role="status">${t("client-review-failed")}</p>`;
  const { score, bound, players, moves, turning_point: turning } = lessons;
  return html`<div class="review">
    ${
      score !== null &&
      bound &&
      html`<p>${t("client-review-possible", { score, possible: Math.max(score, bound.lower) })}</p>`
    }
    <ul class="reviewed">
      ${players.map((player) => html`<${Player} key=${player.seat} player=${player} />`)}
    </ul>
    <${Mistakes} moves=${moves.filter((move) => !move.good)} turning=${turning} />
    <p class="soft small">${t("client-review-how")}</p>
  </div>`;
}
