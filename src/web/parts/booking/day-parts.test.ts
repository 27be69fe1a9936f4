import { expect, test } from 'vitest';
import { dayPartsOf, readDayParts } from './day-parts.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const typed = (day: string, month: string, year: string) =>
  readDayParts(form({ 'born-day': day, 'born-month': month, 'born-year': year }), 'born');

test('a day typed in three fields is an ISO day, without leading zeros too', () => {
  expect(typed('5', '3', '1988')).toBe('1988-03-05');
  expect(typed(' 05 ', '12', '2020')).toBe('2020-12-05');
  expect(typed('', '', '')).toBe('');
  expect(readDayParts(form({ born: '1988-03-05' }), 'born')).toBe('1988-03-05');
});

test('what is wrong or left out comes back as it was typed', () => {
  expect(dayPartsOf(typed('31', '13', '1988'))).toEqual({ day: '31', month: '13', year: '1988' });
  expect(dayPartsOf(typed('5', '', '1988'))).toEqual({ day: '05', month: '', year: '1988' });
  expect(dayPartsOf('')).toEqual({ day: '', month: '', year: '' });
});
