// Finding a card in a deck by a part of its title.

const field = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const cards = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".cards > li"))];
const found = document.getElementById("found");
const all = found?.textContent ?? "";

/** A title as it is compared: without the word joiners that keep a compound on one line. @param {string} title */
const plain = (title) => title.replaceAll("\u2060", "").trim().toLocaleLowerCase();

field.addEventListener("input", () => {
  const wanted = plain(field.value);
  for (const card of cards) card.hidden = !plain(card.querySelector(".card-title")?.textContent ?? "").includes(wanted);
  if (found)
    found.textContent = wanted
      ? (found.dataset.found ?? "").replace("#", String(cards.filter((card) => !card.hidden).length))
      : all;
});
