/** Days are ISO texts 'YYYY-MM-DD' in Vietnam (UTC+7 all year, no daylight saving). */

const dayMs = 86_400_000;
const zoneMs = 7 * 3_600_000;

/** The day that it is in Vietnam at an instant. */
export function dayInVietnam(at: Date): string {
  return new Date(at.getTime() + zoneMs).toISOString().slice(0, 10);
}

/** The instant of a day and clock time ('12:00') in Vietnam. */
export function instantInVietnam(day: string, clock = '00:00'): Date {
  return new Date(`${day}T${clock}:00+07:00`);
}

/** Clock time in Vietnam without a zone ('2026-11-21 14:02:37') as an instant; null when it is none. */
export function readVietnamTime(text: string): Date | null {
  const at = new Date(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Every day from `from` up to but not including `to`: the nights of a stay. */
export function nightsOf(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
}

/** ISO weekday, 1 = Monday … 7 = Sunday. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether a text is a real calendar day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
