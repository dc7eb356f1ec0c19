// A style sheet comes with the part of the client that needs it.

/**
 * A style sheet that only this part of the client needs. What the table says of phones and low rooms counts for a first
 * one too.
 * @param {string} href
 * @param {boolean} [first]
 */
export function sheet(href, first = false) {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = resolve;
    if (first) document.querySelector('[href$="table.css"]')?.before(link);
    else document.head.append(link);
  });
}
