// A card looked at closely: its picture, and, once it has been turned over, its date, the story and the source.

import { html, useEffect, useRef, useState } from "./view.js";
import { Face, Icon, cardClass, cardStyle } from "./card.js";
import { sheet } from "./sheet.js";
import { ownSecret } from "./socket.js";
import { browsed, cardsOf, looked, notice, table, titleOf, view, you } from "./state.js";
import { dateText, language, t } from "./words.js";

await sheet("/static/sheets/panels.css", true);

/**
 * The back of a card.
 * @typedef {{year: number, precision: "circa" | "century", date: string, fact: string, source: string}} Back
 */

const REASONS = ["date", "text", "picture", "rude", "other"];

/** @param {import("./protocol").WireCard} card */
function useBack(card) {
  const [back, setBack] = useState(/** @type {Back | null} */ (null));
  const known = card.y !== undefined || table.value?.phase === "over";
  useEffect(() => {
    if (!known) return;
    // whoever still reads the end of a game reads its stories too: the others may play the next one already
    const { code, number, phase } = table.value ?? {};
    const game = phase === "over" ? `&game=${number}` : "";
    fetch(`/api/tables/${code}/backs/${card.p}?lang=${language.value}${game}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setBack);
  }, [card.p, known, language.value]);
  return back;
}

/**
 * Something is wrong with a card: one click opens the reasons, another sends one.
 * @param {{card: import("./protocol").WireCard}} props
 */
function Report({ card }) {
  const note = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const send = async (/** @type {string} */ reason) => {
    const body = JSON.stringify({ table: table.value?.code, picture: card.p, reason, note: note.current?.value ?? "" });
    const answer = await fetch("/api/reports", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${ownSecret()}` },
    }).catch(() => null);
    notice.value = t(answer?.ok ? "client-report-thanks" : "client-report-failed");
    looked.value = null;
  };
  return html`<details class="report">
    <summary>${t("client-report")}</summary>
    <div class="field">
      <label for="note">${t("client-report-note")}</label
      ><textarea id="note" ref=${note} maxlength="500" rows="2"></textarea>
    </div>
    <p id="reason">${t("client-report-what")}</p>
    <p class="line-up" role="group" aria-labelledby="reason">
      ${REASONS.map(
        (one) =>
          html`<button key=${one} type="button" class="button" onClick=${() => send(one)}>
            ${t(`client-report-${one}`)}
          </button>`,
      )}
    </p>
  </details>`;
}

/**
 * Cards that lie beneath this one, where a pile may be browsed.
 * @param {{card: import("./protocol").WireCard}} props
 */
function Beneath({ card }) {
  const own = browsed.value.find((pile) => pile[0].r === card.r);
  const beneath = view.value?.piles.find((pile) => pile.top?.r === card.r)?.beneath ?? [];
  const cards = own ? own.slice(1) : beneath.toReversed();
  if (!cards.length) return null;
  return html`<details open=${own !== undefined}>
    <summary>${t("client-beneath", { count: cards.length })}</summary>
    <${CardList} cards=${cards} />
  </details>`;
}

/**
 * Cards as lines of text, each of which shows its card closely.
 * @param {{cards: import("./protocol").WireCard[]}} props
 */
export function CardList({ cards }) {
  return html`<ul class="card-list">
    ${cards.map(
      (card) =>
        html`<li key=${card.r}>
          <button type="button" class="button plain" onClick=${() => (looked.value = card)}>
            <span class="year">${card.y === undefined ? "?" : dateText(card.y, card.pr)}</span>${" "}<span
              >${titleOf(card)}</span
            >
          </button>
        </li>`,
    )}
  </ul>`;
}

/**
 * Say when one thinks it was.
 * @param {{card: import("./protocol").WireCard, ask: (command: object) => string}} props
 */
function Estimate({ card, ask }) {
  const send = (/** @type {import("./view.js").On<HTMLFormElement>} */ event) => {
    event.preventDefault();
    ask({ kind: "guess", card: card.r, text: String(new FormData(event.currentTarget).get("estimate") ?? "") });
    looked.value = null;
  };
  return html`<form onSubmit=${send} class="field">
    <label for="estimate">${t("client-estimate")}</label>
    <p class="help">${t("client-estimate-help")}</p>
    <span class="line-up"
      ><input id="estimate" name="estimate" type="text" maxlength="40" autocomplete="off" /><button class="button">
        ${t("client-estimate-set")}
      </button></span
    >
  </form>`;
}

/** @param {{ask: (command: object) => string}} props */
export function CloseUp({ ask }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const card = /** @type {import("./protocol").WireCard} */ (looked.value);
  const back = useBack(card);
  useEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.focus(); // and not its first field, which would call the keyboard of a phone over the card
    return () => opener?.focus({ preventScroll: true });
  }, []);
  const shown = back ? { ...card, y: back.year, pr: back.precision, b: card.b ?? "" } : card;
  const said = (table.value?.estimates ?? []).filter((one) => one.card === card.r);
  const playing = table.value?.phase === "playing" || table.value?.phase === "paused";
  const away = (/** @type {Event} */ event) => event.target === dialog.current && (looked.value = null);
  return html`<dialog
    class="look"
    ref=${dialog}
    tabindex="-1"
    aria-labelledby="look-title"
    onClose=${() => (looked.value = null)}
    onClick=${away}
  >
    <div class="look-in">
      <div class=${cardClass(shown)} style=${cardStyle(shown)} aria-hidden="true"><${Face} card=${shown} /></div>
      <div class="look-words">
        <h2 id="look-title" lang=${language.value}>${titleOf(card)}</h2>
        ${
          back
            ? html`<p class="look-date">${back.date}</p>
                <p>${back.fact}</p>
                ${
                  back.source &&
                  html`<p class="small soft">
                    ${t("client-source")}${" "}<a href=${sourceLink(back.source)} target="_blank" rel="noreferrer"
                      >${back.source}</a
                    >
                  </p>`
                }`
            : card.y === undefined && html`<p class="soft">${t("client-undated")}</p>`
        }
        ${said.map((one) => html`<p class="small" key=${one.name}><b>${one.name}</b>: ${one.text}</p>`)}
        ${
          card.y === undefined &&
          playing &&
          you.value.seats.length > 0 &&
          cardsOf(view.value).some((one) => one.r === card.r) && // an estimate would tell others what lies in a stack
          html`<${Estimate} card=${card} ask=${ask} />`
        }
        <${Beneath} card=${card} />
        <${Report} card=${card} />
        ${
          you.value.host &&
          playing &&
          html`<button
            type="button"
            class="button danger"
            onClick=${() =>
              confirm(t("client-withdraw-sure")) && (ask({ kind: "withdraw", card: card.r }), (looked.value = null))}
          >
            ${t("client-withdraw")}
          </button>`
        }
        <p>
          <button type="button" class="button" onClick=${() => (looked.value = null)}>
            <${Icon} name="icon-close" />${t("client-close")}
          </button>
        </p>
      </div>
    </div>
  </dialog>`;
}

/** A source is an address, or the name of an encyclopaedia article. @param {string} source */
const sourceLink = (source) =>
  source.startsWith("http")
    ? source
    : `https://en.wikipedia.org/wiki/${encodeURIComponent(source.replaceAll(" ", "_"))}`;
