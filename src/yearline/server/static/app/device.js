// What a person's device keeps between visits. A browser that keeps nothing still plays: things are then forgotten with
// the page.

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

const OWN = /^(localhost|127\..*|\[::1\])$/;

/** Where others find this server: a name that means another machine to each of them is of no use in a link. */
export function home() {
  const told = document.getElementById("table")?.dataset.home;
  return told && OWN.test(location.hostname) ? told : location.origin;
}

/** Whether nobody else can follow a link to here. */
export const onlyHere = () => OWN.test(new URL(home()).hostname);
