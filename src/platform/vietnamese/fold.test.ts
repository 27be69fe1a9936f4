import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compact, fold, foldMap } from './fold.ts';
import { placeNames } from './place-names.test-data.ts';

const accented = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ';

describe('fold', () => {
  test.each([
    ['Đà Nẵng', 'da nang'],
    ['Ðà Nẵng', 'da nang'],
    ['Ɖà Nẵng', 'da nang'],
    ['Bà Rịa – Vũng Tàu', 'ba ria vung tau'],
    ['Sa-Pa', 'sa pa'],
    ['  Hồ\u00a0 Tuyền\tLâm\n', 'ho tuyen lam'],
    ['Hồ\u200b Gươm\u00ad', 'ho guom'],
    ['e\u0301\u0302', 'e'],
    ['Hoà Bình', 'hoa binh'],
    ['hồ T’Nưng “xanh”', 'ho t\'nung "xanh"'],
    ['Nguyễn & Søn, ﬂ', 'nguyen & son, ﬂ'],
    ['', ''],
    [' – ', ''],
  ])('%j → %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('knows all 67 accented letters and their capitals', () => {
    expect(accented.length).toBe(67);
    for (const letter of accented) {
      expect(fold(letter)).toMatch(/^[aeiouyd]$/);
      expect(fold(letter.toUpperCase())).toBe(fold(letter));
    }
  });

  test('is the same for NFC, NFD and capitals of every place name', () => {
    for (const name of placeNames) {
      expect(fold(name)).toMatch(/^[a-z0-9 .,()'/]+$/);
      expect(fold(name.normalize('NFD'))).toBe(fold(name));
      expect(fold(name.toUpperCase())).toBe(fold(name));
    }
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('foldMap', () => {
  test('mirrors fold: lower-case, map each character, collapse spaces', () => {
    for (const name of placeNames) {
      const mapped = [...name.normalize('NFC').toLowerCase()].map((letter) => foldMap.get(letter) ?? letter);
      expect(mapped.join('').replace(/ +/g, ' ').trim()).toBe(fold(name));
    }
  });

  test('has single UTF-16 units as keys and never maps to something it maps again', () => {
    for (const [from, to] of foldMap) {
      expect(from).toHaveLength(1);
      for (const unit of to.replace(' ', '')) expect(foldMap.has(unit)).toBe(false);
    }
  });
});

describe('compact', () => {
  test.each([
    ['Sa Pa', 'sapa'],
    ['Sapa', 'sapa'],
    ['Sa-pa', 'sapa'],
    ['TP. Hồ Chí Minh', 'tphochiminh'],
    ['Đắk Lắk', 'daklak'],
    ['3N2Đ', '3n2d'],
    ['&', ''],
  ])('%j → %j', (text, compacted) => {
    expect(compact(text)).toBe(compacted);
  });
});
