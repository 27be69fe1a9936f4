import { expect, test } from 'vitest';
import { dayInVietnam } from '#platform/time/days.ts';
import { daysFrom } from './day-choice.tsx';

test('a form’s days begin on the day in Vietnam on which it was opened, and end two years later', () => {
  expect(daysFrom('2026-11-20T18:00:00.000Z')).toEqual({ firstDay: '2026-11-21', lastDay: '2028-11-20' });
});

test('a form that comes back with an invalid moment is shown from today on', () => {
  for (const invalid of ['', 'abc', '-1', '2026-99-99', '+275760-09-13T00:00:00Z'])
    expect(daysFrom(invalid).firstDay, invalid).toBe(dayInVietnam(new Date()));
});
