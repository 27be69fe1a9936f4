import { expect, test } from 'vitest';
import { airportLabel, airports } from '#modules/enquiries/rules/airports.ts';
import { suggestAirports } from './suggest-airports.ts';

const all = airports.map((airport) => ({ ...airport, label: airportLabel(airport) }));
const codes = (text: string) => suggestAirports(all, text).map(({ code }) => code);

test.each([
  ['nha', ['CXR', 'SGN', 'VDH']],
  ['sài gòn', ['SGN']],
  ['ha l', ['VDO', 'HPH']],
  ['pqc', ['PQC']],
  ['tan son', ['SGN']],
  ['xyz', []],
])('%s', (text, expected) => expect(codes(text)).toEqual(expected));

test('without input, and beside the chosen one, the most used airports are suggested', () => {
  expect(codes('')).toEqual(['HAN', 'SGN', 'DAD', 'CXR', 'PQC', 'HPH']);
  expect(codes('Hà Nội (HAN)')).not.toContain('HAN');
});
