import { expect, test } from 'vitest';
import { readForeignCalendar } from './read-foreign-calendar.ts';

const reading = { today: '2026-12-01', until: '2027-06-01', ownHost: 'neoviet.example', ignoredWords: '' };
const calendar = (...rules: string[]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//VI'],
    ...rules.flatMap((rule, at) => [
      'BEGIN:VEVENT',
      `UID:${at}@b`,
      'DTSTART;VALUE=DATE:20261210',
      ...(rule ? [`RRULE:${rule}`] : []),
      'END:VEVENT',
    ]),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');

test('it reads the same as without limits', async () => {
  expect(await readForeignCalendar(calendar('', 'FREQ=WEEKLY;COUNT=2'), reading)).toEqual({
    ok: true,
    busy: [
      { from: '2026-12-10', to: '2026-12-11' },
      { from: '2026-12-10', to: '2026-12-11' },
      { from: '2026-12-17', to: '2026-12-18' },
    ],
  });
  expect(await readForeignCalendar('<html>', reading)).toEqual({ ok: false, reason: 'not_a_calendar' });
});

test('a rule that matches no day terminates, without blocking this process', {
  timeout: 30_000,
}, async () => {
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 50);
  const read = await readForeignCalendar(calendar('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), reading, 2_000);
  clearInterval(pulse);
  expect(read).toEqual({ ok: false, reason: 'too_many_events' });
  expect(longest).toBeLessThan(1500);
});
