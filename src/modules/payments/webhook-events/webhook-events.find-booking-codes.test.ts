import { expect, test } from 'vitest';
import { garbleTransferContent } from '#simulators/bank/sign-webhook.ts';
import { findBookingCodes } from './webhook-events.ts';

const code = 'DV26A7K9Q';

test.each([
  ['alone', code],
  ['in lower case', 'dv26a7k9q'],
  ['with spaces', 'DV 26A 7K9Q'],
  ['with separators', 'DV-26A7.K9Q'],
  ['as a bank hands it on', garbleTransferContent(code)],
  ['stuck between words', `CHUYENTIEN${code}NGUYENVANA`],
  ['after what looks like a beginning', `DV${code}`],
  ['in a text with diacritics', `Thanh toán ${code} ạ`],
])('finds the code %s', (_, content) => {
  expect(findBookingCodes(content)).toContain(code);
});

test.each([
  ['nothing', ''],
  ['no code', 'CHUYEN TIEN MUNG CUOI'],
  ['characters that codes do not have', 'DV26A7K90 DV26A7K9O DV26A7K1L'],
  ['a code cut short', 'DV26A7K9'],
])('finds none in %s', (_, content) => {
  expect(findBookingCodes(content, null, undefined)).toEqual([]);
});

test('finds every code once, and none across two texts', () => {
  expect(findBookingCodes(`${code} ${code}`, 'DV26B3M8X')).toEqual([code, 'DV26B3M8X']);
  expect(findBookingCodes('DV26A', '7K9Q')).toEqual([]);
});
