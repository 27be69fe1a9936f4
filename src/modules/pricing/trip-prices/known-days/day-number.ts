const dayMs = 86_400_000;

/** Caches: lists have few days and thousands of units. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();
const maxCached = 2_000;

/** A day as a number, counted from 1970. */
export function dayNumber(day: string): number {
  const cached = numbers.get(day);
  if (cached !== undefined) return cached;
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  if (numbers.size >= maxCached) numbers.clear();
  numbers.set(day, number);
  return number;
}

/** The day of a number. */
export function nthDay(number: number): string {
  const cached = texts.get(number);
  if (cached !== undefined) return cached;
  const day = new Date(number * dayMs).toISOString().slice(0, 10);
  if (texts.size >= maxCached) texts.clear();
  texts.set(number, day);
  return day;
}
