import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay } from './days.ts';

/** By the platform's own calendar. */
const byCalendar = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

test('days are added by the calendar, across months, years and a leap day', () => {
  const counts = Array.from({ length: 141 }, (_, index) => index - 70);
  for (let ahead = 0; ahead < 800; ahead++) {
    const day = byCalendar('2023-11-20', ahead);
    const added = counts.map((count) => addDays(day, count));
    expect(added, day).toEqual(counts.map((count) => byCalendar(day, count)));
    expect(daysBetween('2023-11-20', day)).toBe(ahead);
  }
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
])('whether %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
