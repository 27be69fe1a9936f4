const dayMs = 86_400_000;

/** Lists have few days and thousands of units. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();
const mostKept = 2_000;

/** A day as a number, counted from 1970. */
export function dayNumber(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  if (numbers.size >= mostKept) numbers.clear();
  numbers.set(day, number);
  return number;
}

/** The day of a number. */
export function nthDay(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * dayMs).toISOString().slice(0, 10);
  if (texts.size >= mostKept) texts.clear();
  texts.set(number, day);
  return day;
}
