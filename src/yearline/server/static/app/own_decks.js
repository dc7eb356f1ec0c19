// One's own decks beside ours: this device knows which ones there are.

import { myDecks } from "./my_decks.js";

const list = document.getElementById("own-decks");
const known = myDecks().filter(({ name }) => name);
if (list && known.length) {
  list.hidden = false;
  list.replaceChildren(
    ...known.slice(0, Number(list.dataset.most ?? 12)).map(({ id, name }) => {
      const link = Object.assign(document.createElement("a"), { href: `/decks/${id}`, className: "button" });
      link.textContent = name;
      const entry = document.createElement("li");
      entry.append(link);
      return entry;
    }),
  );
}
