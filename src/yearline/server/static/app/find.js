// Finding a card in a deck by a part of its title.

const field = /** @type {HTMLInputElement} */ (document.getElementById("find"));
const cards = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".cards > li"))];
const found = document.getElementById("found");
const all = found?.textContent ?? "";

field.addEventListener("input", () => {
  const wanted = field.value.trim().toLocaleLowerCase();
  for (const card of cards) card.hidden = !card.querySelector(".card-title")?.textContent?.toLocaleLowerCase().includes(wanted);
  if (found) found.textContent = wanted ? (found.dataset.found ?? "").replace("#", String(cards.filter((card) => !card.hidden).length)) : all;
});
