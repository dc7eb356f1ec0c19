// Dates as whole numbers, of which a deck has years or days.

/** Beyond this a date is a day, 14 July 1789 as 17890714 from here on; before it, a year. */
const DAYS = 2e15;

/** A date on the axis of years: a day lies within its year. @param {number} date */
export function inYears(date) {
  if (date < DAYS / 2) return date;
  const { year, month, day } = partsOf(date);
  return year + ((month - 1) * 31 + day - 1) / 372;
}

/** Year, month and day of a day. @param {number} date */
export function partsOf(date) {
  const year = Math.floor((date - DAYS) / 10000);
  const rest = date - DAYS - year * 10000;
  return { year, month: Math.floor(rest / 100), day: rest % 100 };
}
