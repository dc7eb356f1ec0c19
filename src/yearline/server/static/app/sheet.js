// A style sheet comes with the part of the client that needs it.

/** A style sheet that only this part of the client needs. @param {string} href */
export function sheet(href) {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
