import { expect, test } from 'vitest';
import { briefHours } from './brief-hours.ts';

test.each([
  ['08:00–20:00', '8h–20h'],
  ['07:30–24:00', '7h30–24h'],
  ['T2–T6, 8h–17h', 'T2–T6, 8h–17h'],
])('“%s” is “%s” in short', (hours, brief) => {
  expect(briefHours(hours)).toBe(brief);
});
