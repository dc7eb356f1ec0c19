// What a person's device keeps between visits. A browser that keeps nothing still plays: things are then forgotten with
// the page.

/** Under this and the code of a homework a pupil's personal code is kept. */
export const HOMEWORK = "yearline-homework-";

/** @type {Map<string, string>} */
const forNow = new Map();

/** Whether the browser lets us read and write at all; private windows and strict settings may not. */
const open = (() => {
  try {
    localStorage.setItem("yearline-check", "1");
    localStorage.removeItem("yearline-check");
    return true;
  } catch {
    return false;
  }
})();

/** Whether what is given to the browser is kept: not where it is forbidden, and no longer when its room is full. */
export let remembers = open;

/** @param {string} name @returns {string | null} */
export function kept(name) {
  const newer = remembers ? undefined : forNow.get(name);
  return newer ?? (open ? localStorage.getItem(name) : null);
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  forNow.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    remembers = false; // full or forbidden: it is known until the page is left
  }
}

/** The names that begin so, of all that is kept. @param {string} beginning */
export const keptNames = (beginning) =>
  [...new Set([...(open ? Object.keys(localStorage) : []), ...forNow.keys()])].filter(
    (name) => name.startsWith(beginning) && kept(name),
  );

/** What is kept, read. Anybody may write there: what cannot be read is nothing. @param {string} name */
export function keptValue(name) {
  try {
    return JSON.parse(kept(name) || "null");
  } catch {
    return null;
  }
}

/**
 * The entries of what is kept under a name, as far as they are what they should be.
 * @template T
 * @param {unknown} value @param {(entry: [string, T]) => boolean} fits
 * @returns {Record<string, T>}
 */
export function entriesOf(value, fits) {
  const known = value && typeof value === "object" && !Array.isArray(value) ? value : {};
  return Object.fromEntries(Object.entries(known).filter(fits));
}

const [SECRET, BEFORE] = ["yearline-secret", "yearline-secret-before"];
/** Up to which day this person's games were forgotten here. */
export const FORGOTTEN = "yearline-forgotten";

/** The secret of this device, made if there is none: whoever knows it is the same person. @returns {string} */
export function deviceSecret() {
  const known = kept(SECRET) ?? history.state?.secret;
  if (known) return known;
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  const made = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_");
  hold(made);
  return made;
}

/** What tells the server who is asking. */
export const bearer = () => ({ Authorization: `Bearer ${deviceSecret()}` });

/**
 * Be this person from now on. A browser that keeps nothing still knows it when the page is loaded again.
 * @param {string} secret
 */
function hold(secret) {
  keep(SECRET, secret);
  if (!remembers) history.replaceState({ secret }, "");
}

/** Who this device was before, the first one first: a second link forgets nobody whom the first one replaced. */
const before = () => (kept(BEFORE) ?? "").split(" ").filter(Boolean);

/**
 * Be another person on this device, if its owner says so; who they were before is kept, and can be brought back.
 * @param {string} secret @param {string} question
 */
function become(secret, question) {
  const known = kept(SECRET);
  if (known === secret || !confirm(question)) return false;
  const others = before().filter((one) => one !== secret && one !== known);
  if (known) keep(BEFORE, [...others, known].join(" "));
  keep(FORGOTTEN, ""); // that was another person's wish
  hold(secret);
  return true;
}

/**
 * Be the person whom a link has brought from another device.
 * @param {() => string} question
 * @returns {string} what else the link has brought for them
 */
export function arrive(question) {
  const [, brought, more = ""] = /^#([A-Za-z0-9_-]{22,64})((?:~[\w.-]{1,160})*)$/.exec(location.hash) ?? [];
  if (!brought) return "";
  history.replaceState(null, "", location.pathname);
  become(brought, question());
  return kept(SECRET) === brought ? more : "";
}

/** Whether there is somebody to bring back. */
export const wasSomebodyElse = () => before().length > 0;

/** Be who one was before a link made one somebody else; asked again, whoever came next. @param {string} question */
export function bringBack(question) {
  const [first] = before();
  if (first && become(first, question)) location.reload();
}

const OWN = /^(localhost|127\..*|\[::1\])$/;

/** Where others find this server: a name that means another machine to each of them is of no use in a link. */
export function home() {
  const told = document.getElementById("table")?.dataset.home;
  return told && OWN.test(location.hostname) ? told : location.origin;
}

/** Whether nobody else can follow a link to here. */
export const onlyHere = () => OWN.test(new URL(home()).hostname);
