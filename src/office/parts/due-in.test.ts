import { expect, test } from 'vitest';
import { dueIn } from './due-in.ts';

const words = (dueAt: string, now = '2026-11-27T20:00:00+07:00') => dueIn(new Date(dueAt), new Date(now));

test('a deadline shows the time left, then the day; a whole-day deadline ends with its day', () => {
  expect(words('2026-11-27T19:18:00+07:00')).toEqual({ urgency: 'late', words: 'Quá 42 phút' });
  expect(words('2026-11-27T20:08:00+07:00')).toEqual({ urgency: 'soon', words: 'còn 8 phút' });
  expect(words('2026-11-28T10:47:00+07:00')).toEqual({ urgency: 'far', words: 'còn 14 giờ 47' });
  expect(words('2026-11-30T16:15:00+07:00').words).toBe('16:15 30/11');
  expect(words('2026-12-01T00:00:00+07:00').words).toBe('hết 30/11');
  expect(words('2026-12-01T00:01:00+07:00').words).toBe('00:01 01/12');
});
