import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightParts } from './highlight.ts';
import { placeNames } from './place-names.test-data.ts';

/** Parts as text with the matches in brackets. */
function mark(title: string, query: string): string {
  return highlightParts(title, query)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('');
}

describe('highlightParts', () => {
  test.each([
    ['Khách sạn Đà Lạt', 'da lat', 'Khách sạn [Đà Lạt]'],
    ['Khách sạn Đà Lạt', 'dalat', 'Khách sạn [Đà Lạt]'],
    ['Sapa xanh', 'Sa Pa', '[Sapa] xanh'],
    ['Vịnh Hạ Long', 'HẠ LO', 'Vịnh [Hạ Lo]ng'],
    ['Vịnh Hạ Long', 'long hạ', 'Vịnh [Hạ] [Long]'],
    ['Bà Rịa – Vũng Tàu', 'ba ria vung tau', '[Bà Rịa – Vũng Tàu]'],
    ['Khánh Hoà', 'hòa', 'Khánh [Hoà]'],
    ['Huế'.normalize('NFD'), 'hue', '[Huế]'],
    ['Hue\u0301\u0302 xưa', 'huế', '[Hue\u0301\u0302] xưa'.normalize('NFC')],
    ['Quảng Nam', 'an', 'Quảng Nam'],
    ['Hội An', 'an', 'Hội [An]'],
    ['Đà Nẵng – Đà Lạt', 'đà', '[Đà] Nẵng – [Đà] Lạt'],
    ['3N2Đ Phú Quốc', '3n2d', '[3N2Đ] Phú Quốc'],
    ['Sa Pa', 'xyz', 'Sa Pa'],
    ['Sa Pa', '', 'Sa Pa'],
    ['Sa Pa', ' - ', 'Sa Pa'],
    ['', 'a', ''],
  ])('%j for %j → %j', (title, query, marked) => {
    expect(mark(title, query)).toBe(marked);
  });

  test('loses no character and alternates between match and rest', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...placeNames));
    fc.assert(
      fc.property(text, text, (title, query) => {
        const parts = highlightParts(title, query);
        expect(parts.map((part) => part.text).join('')).toBe(title.normalize('NFC'));
        parts.slice(1).forEach((part, index) => {
          expect(part.match).not.toBe(parts[index]?.match);
        });
      }),
    );
  });

  test('matches the whole of every place name', () => {
    for (const name of placeNames) {
      const parts = highlightParts(name, name.toUpperCase().normalize('NFD'));
      expect(parts[0]?.match, name).toBe(true);
    }
  });
});
