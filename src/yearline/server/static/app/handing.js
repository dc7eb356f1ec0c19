// How a result or a link leaves the device: by its own way of sharing, or by its clipboard.

/**
 * Open the device's own way of sharing.
 * @param {ShareData} given
 * @returns {Promise<boolean>} false where there is none or it fails; whoever changes their mind has seen it
 */
export async function shareSheet(given) {
  if (!navigator.share || (given.files && !navigator.canShare?.(given))) return false;
  return navigator.share(given).then(
    () => true,
    (error) => error.name === "AbortError",
  );
}

/** A text whose last line is an address, as ways of sharing want it. @param {string} text @returns {ShareData} */
export function withAddress(text) {
  const end = text.lastIndexOf("\n");
  return { text: text.slice(0, end), url: text.slice(end + 1) };
}

/** Copy a text, also where the browser has no clipboard for us. @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
