import { expect, test } from 'vitest';
import { writeHours } from './write-hours.ts';

test.each([
  ['8h-20h', '08:00–20:00'],
  ['8h–24h', '08:00–24:00'],
  ['8:00 - 20:30', '08:00–20:30'],
  ['7g30–21g', '07:30–21:00'],
  ['8–20', '08:00–20:00'],
  ['08:00–21:00', '08:00–21:00'],
  ['T2–T6, 8h–17h', 'T2–T6, 8h–17h'],
  ['25h–26h', '25h–26h'],
  ['8h–12h–17h', '8h–12h–17h'],
  ['cả ngày', 'cả ngày'],
])('hours typed as “%s” are stored as “%s”', (typed, kept) => {
  expect(writeHours(typed)).toBe(kept);
});
