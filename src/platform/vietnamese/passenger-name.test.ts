import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passengerName } from './passenger-name.ts';

test.each([
  ['Nguyễn Thị Minh Anh', 'NGUYEN THI MINH ANH'],
  ['  Đặng   Văn Ðức ', 'DANG VAN DUC'],
  ['Nguyễn Thị Minh Anh'.normalize('NFD'), 'NGUYEN THI MINH ANH'],
  ['Seán O’Neil-Müller', 'SEAN ONEIL MULLER'],
  ['Trần Văn B (2)', 'TRAN VAN B'],
  ['123', ''],
])('%j → %j', (fullName, printed) => {
  expect(passengerName(fullName)).toBe(printed);
});

test('prints only A–Z and single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (fullName) => {
      expect(passengerName(fullName)).toMatch(/^(?:[A-Z]+(?: [A-Z]+)*)?$/);
    }),
  );
});
