// Fields and eras of a deck, to play only some of them: which ones there are, how many cards they leave, and the deck
// of those.

/** @typedef {{field: string, era: number, cards: number}} Topic */

const part = /** @type {HTMLDetailsElement} */ (document.getElementById("topics"));
const left = /** @type {HTMLElement} */ (document.getElementById("topics-cards"));
const few = /** @type {HTMLElement} */ (document.getElementById("topics-few"));
/** @type {Topic[]} */
let known = [];

/** @param {"field" | "era"} kind */
const boxes = (kind) => [.../** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll(`input[name=${kind}]`))];
/** What is ticked. @param {"field" | "era"} kind */
const ticked = (kind) => boxes(kind).flatMap((box) => (box.checked ? [box.value] : []));

/** How many cards there are of these; none named: of all. @param {string[]} fields @param {string[]} eras */
function count(fields, eras) {
  return known
    .filter(({ field }) => !fields.length || fields.includes(field))
    .filter(({ era }) => !eras.length || eras.includes(String(era)))
    .reduce((sum, { cards }) => sum + cards, 0);
}

/** Each box says how many cards it would bring beside what is ticked in the other list. */
function show() {
  const [fields, eras] = [ticked("field"), ticked("era")];
  for (const kind of /** @type {const} */ (["field", "era"]))
    for (const box of boxes(kind)) {
      const label = /** @type {HTMLElement} */ (box.closest("label"));
      const number = kind === "field" ? count([box.value], eras) : count(fields, [box.value]);
      label.hidden = !count(kind === "field" ? [box.value] : [], kind === "era" ? [box.value] : []);
      /** @type {HTMLElement} */ (label.querySelector("[data-count]")).textContent = String(number);
    }
  const cards = count(fields, eras);
  left.textContent = String(cards);
  few.hidden = cards >= Number(part.dataset["least"]);
}

/** Another deck was chosen: its own topics, none of them ticked. @param {string} deck */
export async function offerTopics(deck) {
  const answer = await fetch(`/api/topics?deck=${encodeURIComponent(deck)}`).catch(() => null);
  known = answer?.ok ? await answer.json() : [];
  for (const box of [...boxes("field"), ...boxes("era")]) box.checked = false;
  part.hidden = known.length < 2;
  show();
}
part.addEventListener("change", show);

/** What was ticked of these, or nothing where all of it is wanted. */
export function wantedTopics() {
  const [fields, eras] = [ticked("field"), ticked("era").map(Number)];
  return fields.length || eras.length ? { fields, eras } : null;
}
