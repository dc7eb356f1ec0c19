// What a catalogue cannot say by itself, as functions that it may call: articles that depend on how the next word sounds (Italian
// has "il 1969", but "l’800"), and endings that depend on how a number does.

/** Numbers and numerals that begin with a vowel when they are read in Italian: uno, otto, undici, ottanta, un milione. */
const ITALIAN_VOWEL = /^(?:8|1(?!\d{3}\b)(?:\d{3})*\b|11(?:\d{3})*\b|VIII\b|XI\b|LXXX)/;

/** @param {unknown} date @param {string} full @param {string} elided */
const joined = (date, full, elided) => (ITALIAN_VOWEL.test(String(date).replace(/(?<=\d)\u00a0(?=\d)/g, "")) ? elided : `${full}\u00a0`) + String(date);

/** The number as English counts with it: 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th. @param {unknown} number */
function ordinal(number) {
  const digits = String(Number(number));
  return digits + (digits.at(-2) === "1" ? "th" : { 1: "st", 2: "nd", 3: "rd" }[digits.at(-1) ?? ""] ?? "th");
}

/** By the name that catalogues call them by. @type {Record<string, (args: any[]) => string>} */
export const FUNCTIONS = {
  IL: ([date]) => joined(date, "il", "l’"),
  DEL: ([date]) => joined(date, "del", "dell’"),
  ORDINAL: ([number]) => ordinal(number),
};
