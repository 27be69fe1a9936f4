import { describe, expect, test } from 'vitest';
import { checkTaxCode, isTaxCode, normalizeTaxCode } from './tax-code.ts';

/** Published codes of large enterprises. */
const realCodes = '0100109106 0300588569 0101248141 0100107518 0100112437 0100100079 0100684378';

describe('isTaxCode', () => {
  test.each(realCodes.split(' '))('%s, its branches and no other check digit', (code) => {
    expect(isTaxCode(code)).toBe(true);
    expect(isTaxCode(`${code}-001`)).toBe(true);
    const sameStart = Array.from({ length: 10 }, (_, digit) => code.slice(0, 9) + digit);
    expect(sameStart.filter(isTaxCode)).toEqual([code]);
  });

  test.each([
    '',
    '010010910',
    '01001091060',
    '0100109106-1',
    '0100109106-000',
    '0100109106001',
    ' 0100109106',
    '010010910a',
    '000099001234',
    '097099001234',
  ])('refuses the form %j', (text) => {
    expect(isTaxCode(text)).toBe(false);
  });

  test('refuses nine digits whose check digit would be ten', () => {
    const codes = Array.from({ length: 10 }, (_, digit) => `000000000${digit}`);
    expect(codes.some(isTaxCode)).toBe(false);
  });
});

describe('a tax code as it is typed', () => {
  test.each([
    ['0100109106', '0100109106'],
    [' 0100 109 106 ', '0100109106'],
    ['0100109106-001', '0100109106-001'],
    ['0100109106001', '0100109106-001'],
    ['001099012345', '001099012345'],
    ['096 199 000 001', '096199000001'],
    ['0100109107', null],
    ['0100109107001', null],
    ['0100109106000', null],
    ['001 099 01234', null],
    ['MST 0100109106', null],
  ])('%j is %s', (text, code) => {
    expect(normalizeTaxCode(text)).toBe(code);
  });
});

describe('errors in a tax code', () => {
  test.each([
    ['0100109106', null],
    ['001099012345', null],
    [' ', 'Vui lòng nhập mã số thuế.'],
    ['12', 'Mã số thuế gồm 10 chữ số (chi nhánh 13), hoặc 12 số căn cước của cá nhân, hộ kinh doanh.'],
    ['MST 0100109106', expect.stringMatching(/^Mã số thuế gồm 10 chữ số/)],
    ['0100109107', expect.stringMatching(/^Mã số thuế đủ chữ số nhưng có số chưa đúng/)],
    ['0100109106-000', expect.stringMatching(/^Mã số thuế đủ chữ số nhưng có số chưa đúng/)],
    ['097099001234', expect.stringMatching(/mã tỉnh từ 001 đến 096/)],
  ])('%j is refused with a text that says what is valid', (typed, message) => {
    expect(checkTaxCode(typed)).toEqual(message);
  });
});
