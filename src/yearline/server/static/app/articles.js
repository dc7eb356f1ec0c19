// Articles that depend on how the next word sounds, as functions that a catalogue may call: Italian has "il 1969", but "l’800".

/** Numbers and numerals that begin with a vowel when they are read in Italian: uno, otto, undici, ottanta, un milione. */
const ITALIAN_VOWEL = /^(?:8|1(?!\d{3}\b)(?:\d{3})*\b|11(?:\d{3})*\b|VIII\b|XI\b|LXXX)/;

/** @param {unknown} date @param {string} full @param {string} elided */
const joined = (date, full, elided) => (ITALIAN_VOWEL.test(String(date).replaceAll("\u00a0", "")) ? elided : `${full}\u00a0`) + String(date);

/** By the name that catalogues call them by. @type {Record<string, (args: any[]) => string>} */
export const FUNCTIONS = {
  IL: ([date]) => joined(date, "il", "l’"),
  DEL: ([date]) => joined(date, "del", "dell’"),
};
