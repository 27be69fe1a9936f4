import { addDays, isoWeekday } from '#platform/time/days.ts';

/** The month `count` months later or, if negative, earlier, as 'YYYY-MM'. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month, from Monday on; null marks a day of another month. */
export function calendarMonth(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, 1 - isoWeekday(first));
  const after = `${addMonths(month, 1)}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday < after; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(week.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** How many weeks of a month have a day from `firstDay` on. */
export function weeksLeft(month: string, firstDay: string): number {
  return calendarMonth(month).filter((week) => hasDayFrom(week, firstDay)).length;
}

/** Whether a week has a day of the month from `firstDay` on. */
export function hasDayFrom(week: readonly (string | null)[], firstDay: string): boolean {
  return week.some((day) => day !== null && day >= firstDay);
}

/** 'Tháng 12, 2026'. */
export function monthTitle(month: string): string {
  return `Tháng ${Number(month.slice(5))}, ${month.slice(0, 4)}`;
}
