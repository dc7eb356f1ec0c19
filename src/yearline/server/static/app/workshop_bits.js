// Small parts that several panels of the workshop share.

import { html, useEffect, useRef } from "./view.js";
import { t } from "./words.js";

/** @param {{name: string}} props */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** What the checks say, where it stands alone. @param {string} text */
export function sentence(text) {
  const begun = text.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
  return /[.?!…]$/.test(begun) ? begun : `${begun}.`;
}

/**
 * A dialog of the browser's own: it holds the focus and closes with Escape.
 * @param {{title: string, onClose: () => void, cls?: string, children?: import("./view.js").Drawn}} props
 */
export function Dialog({ title, onClose, cls = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const shown = box.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === box.current && onClose();
  return html`<dialog
    ref=${box}
    class=${`ws-dialog ${cls}`}
    aria-labelledby="ws-dialog"
    onClose=${onClose}
    onClick=${outside}
  >
    <div class="ws-dialog-inside">
      <header>
        <h2 id="ws-dialog">${title}</h2>
        <button type="button" class="button round plain" aria-label=${t("workshop-close")} onClick=${onClose}>
          <${Icon} name="icon-close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * One of a few, side by side.
 * @param {{name: string, legend: string, value: string, options: [string, string][],
 *   onPick: (value: string) => void, hide?: boolean}} props
 */
export const Segments = ({ name, legend, value, options, onPick, hide = false }) =>
  html`<fieldset class="ws-segments">
    <legend class=${hide ? "unseen" : ""}>${legend}</legend>
    <div>
      ${options.map(
        ([id, label]) =>
          html`<label key=${id}
            ><input type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onPick(id)} /><span
              >${label}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

/**
 * @param {{id: string, label: string, value: string, onInput: (value: string) => void, onDone?: () => void,
 *   help?: string, most?: number, long?: boolean, lang?: string, list?: string}} props
 */
export function Field({ id, label, value, onInput, onDone, help = "", most = 400, long = false, lang }) {
  const given = {
    id,
    value,
    maxlength: most,
    lang,
    autocomplete: "off",
    "aria-describedby": help ? `${id}-help` : undefined,
    onInput: (/** @type {import("./view.js").On<HTMLInputElement>} */ { currentTarget }) =>
      onInput(currentTarget.value),
    onBlur: onDone,
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${long ? html`<textarea rows="3" ...${given}></textarea>` : html`<input type="text" ...${given} />`}
    ${help && html`<p class="help" id=${`${id}-help`}>${help}</p>`}
  </div>`;
}

/**
 * @param {{id: string, label: string, value: string, options: [string, string][],
 *   onPick: (value: string) => void, help?: string}} props
 */
export const Choose = ({ id, label, value, options, onPick, help = "" }) =>
  html`<div class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      value=${value}
      onChange=${(/** @type {import("./view.js").On<HTMLSelectElement>} */ { currentTarget }) =>
        onPick(currentTarget.value)}
    >
      ${options.map(
        ([name, text]) => html`<option key=${name} value=${name} selected=${name === value}>${text}</option>`,
      )}
    </select>
    ${help && html`<p class="help">${help}</p>`}
  </div>`;

/** Copy a text, and say so. @param {string} text @returns {Promise<boolean>} */
export const copied = (text) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/** Games that a deck does not suffice for, each with what it lacks. @param {{games: [string, string][]}} props */
export const Lacking = ({ games }) =>
  html`<p class="soft">
    ${games.map(
      ([game, why]) =>
        html`<span key=${game} class="ws-why"
          >${t("workshop-not-ready", { game: t(`rules-title-${game}`), why })}${" "}</span
        >`,
    )}
  </p>`;
