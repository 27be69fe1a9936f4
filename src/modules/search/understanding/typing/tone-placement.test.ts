import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { PLACE_NAMES } from '#platform/vietnamese/place-names.test-data.ts';
import { toModern, toTraditional } from './tone-placement.ts';

const PAIRS =
  'hòa/hoà hóa/hoá hỏa/hoả họa/hoạ tòa/toà xòe/xoè khỏe/khoẻ thủy/thuỷ thúy/thuý thụy/thuỵ thùy/thuỳ ' +
  'lũy/luỹ tùy/tuỳ ủy/uỷ hủy/huỷ úy/uý';
const SAME_IN_BOTH =
  'hoàn ngoài huỳnh khuỷu quý quỹ quà giá giường gì giếng khuya nguyễn thuở múa mía của cứu rượu ngoằn ngoèo ' +
  'quốc quýt bướm yếu xoòng đường tuần được Đắk KRÔNG';

describe('both styles', () => {
  test.each(PAIRS.split(' ').map((pair) => pair.split('/') as [string, string]))('%s / %s', (old, modern) => {
    expect(toTraditional(modern)).toBe(old);
    expect(toTraditional(old)).toBe(old);
    expect(toModern(old)).toBe(modern);
    expect(toModern(modern)).toBe(modern);
    expect(toTraditional(modern.toUpperCase())).toBe(old.toUpperCase());
  });

  test.each(SAME_IN_BOTH.split(' '))('%s', (word) => {
    expect(toTraditional(word)).toBe(word.normalize('NFC'));
    expect(toModern(word)).toBe(word.normalize('NFC'));
  });
});

describe('toTraditional', () => {
  test.each([
    ['Thành phố Thuỷ Nguyên, Khánh Hoà', 'Thành phố Thủy Nguyên, Khánh Hòa'],
    ['Qúy khách, gía', 'Quý khách, giá'],
    ['hùynh hòan', 'huỳnh hoàn'],
    ['e\u0301\u0302 Nguye\u0303\u0302n', 'ế Nguyễn'],
    ['hoà'.normalize('NFD'), 'hòa'],
    ['café mañana où Nicolás Citroën', 'café mañana où Nicolás Citroën'],
    ['hóà', 'hóà'],
    ['H’Mông', 'H’Mông'],
  ])('%j → %j', (text, traditional) => {
    expect(toTraditional(text)).toBe(traditional);
  });

  it('changes only oa, oe, uy words of the place names, and back', () => {
    for (const word of PLACE_NAMES.flatMap((name) => name.split(' '))) {
      const [traditional, modern] = [toTraditional(word), toModern(word)];
      expect(toTraditional(modern)).toBe(traditional);
      expect(toModern(traditional)).toBe(modern);
      if (traditional !== modern) expect(fold(word)).toMatch(/(?:oa|oe|uy)\W*$/);
    }
  });

  it('changes no search form of a place name', () => {
    for (const name of PLACE_NAMES) {
      expect(fold(toModern(name))).toBe(fold(name));
      expect(fold(toTraditional(name))).toBe(fold(name));
    }
  });

  it('is idempotent and never changes the search form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toTraditional(toTraditional(text))).toBe(toTraditional(text));
        expect(fold(toTraditional(text))).toBe(fold(text));
      }),
    );
  });
});

describe('spellings of one word meet in the traditional place', () => {
  test.each([
    ['Khánh Hoà', 'khánh hòa', true],
    ['Đà Nẵng'.normalize('NFD'), 'ĐÀ NẴNG', true],
    ['e\u0301\u0302', 'ế', true],
    ['Hà', 'Hạ', false],
    ['Đà Lạt', 'Da Lat', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(toTraditional(one).toLowerCase() === toTraditional(other).toLowerCase()).toBe(isSame);
  });
});
