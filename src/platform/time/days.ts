/** Days are ISO texts 'YYYY-MM-DD' in Vietnam (UTC+7 all year, no daylight saving). */

const dayMs = 86_400_000;
const zoneMs = 7 * 3_600_000;

/** The last instant and its day: a quote asks for the day of the same instant again and again. */
let last = { atMs: Number.NaN, day: '' };

/** The calendar day in Vietnam at an instant. */
export function dayInVietnam(at: Date): string {
  const atMs = at.getTime();
  if (atMs !== last.atMs) last = { atMs, day: new Date(atMs + zoneMs).toISOString().slice(0, 10) };
  return last.day;
}

/** The clock time in Vietnam at an instant: '14:05'. */
export function timeInVietnam(at: Date): string {
  return new Date(at.getTime() + zoneMs).toISOString().slice(11, 16);
}

/** The instant of a day and clock time ('12:00') in Vietnam. */
export function instantInVietnam(day: string, clock = '00:00'): Date {
  return new Date(`${day}T${clock}:00+07:00`);
}

/** The instant (ISO) of 12:00 in Vietnam on a day; avoids `Date`, because lists need tens of thousands. */
export function noonInVietnam(day: string): string {
  return `${day}T05:00:00.000Z`;
}

/** A clock time in Vietnam without a zone ('2026-11-21 14:02:37') as an instant; null when invalid. */
export function readVietnamTime(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function addDays(day: string, count: number): string {
  // Mostly without `Date`: lists add days by the tens of thousands.
  const date = Number(day.slice(8)) + count;
  if (date >= 1 && date <= 28 && day.length === 10) return `${day.slice(0, 8)}${twoDigits(date)}`;
  const month = date > 28 && date <= 59 && day.length === 10 ? day.slice(5, 7) : '';
  const length = monthLengths.get(month);
  if (length !== undefined) {
    return date <= length
      ? `${day.slice(0, 8)}${date}`
      : `${day.slice(0, 5)}${twoDigits(Number(month) + 1)}-${twoDigits(date - length)}`;
  }
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Months whose length and successor do not depend on the year. */
const monthLengths = new Map([
  ['01', 31],
  ['03', 31],
  ['04', 30],
  ['05', 31],
  ['06', 30],
  ['07', 31],
  ['08', 31],
  ['09', 30],
  ['10', 31],
  ['11', 30],
]);

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  if (from.slice(0, 8) === to.slice(0, 8)) return Number(to.slice(8)) - Number(from.slice(8));
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Every day from `from` up to but not including `to`: the nights of a stay. */
export function nightsOf(from: string, to: string): string[] {
  const nights: string[] = [];
  for (let night = from; night < to; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/** The last day of a month '2026-11'. */
export function lastDayOfMonth(month: string): string {
  return addDays(`${addDays(`${month}-28`, 4).slice(0, 8)}01`, -1);
}

/** ISO weekday, 1 = Monday … 7 = Sunday. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether a text is a real calendar day; excludes year 0, which the database does not have. */
export function isDay(text: string): boolean {
  return (
    /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  );
}
