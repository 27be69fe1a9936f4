import { expect, test } from 'vitest';
import { answerBy } from './answer-by.ts';

const at = (clock: string, day = '2026-12-01') => new Date(`${day}T${clock}:00+07:00`);
const later = at('00:00', '2027-01-01');

test.each([
  ['within the day', 120, at('10:00'), at('12:00')],
  ['to the last minute', 120, at('18:00'), at('20:00')],
  ['over the night', 120, at('19:00'), at('09:00', '2026-12-02')],
  ['asked at night', 30, at('23:30'), at('08:30', '2026-12-02')],
  ['asked before the morning', 30, at('05:00'), at('08:30')],
  ['of several days', 3 * 720, at('10:00'), at('10:00', '2026-12-04')],
])('%s', (_, minutes, now, expected) => {
  expect(answerBy(minutes, { now, startsAt: null })).toEqual(expected);
  expect(answerBy(minutes, { now, startsAt: later })).toEqual(expected);
});

test('within the hours that the company has set', () => {
  const hours = { from: '09:30', until: '17:00' };
  expect(answerBy(60, { now: at('16:30'), startsAt: null, hours })).toEqual(at('10:00', '2026-12-02'));
  expect(answerBy(60, { now: at('08:00'), startsAt: null, hours })).toEqual(at('10:30'));
});

test('never after the service begins', () => {
  expect(answerBy(120, { now: at('10:00'), startsAt: at('11:00') })).toEqual(at('11:00'));
});
