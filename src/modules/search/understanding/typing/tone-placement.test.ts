import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { placeNames } from '#platform/vietnamese/place-names.test-data.ts';
import { toModernTonePlacement, toTraditionalTonePlacement } from './tone-placement.ts';

const spellingPairs =
  'hòa/hoà hóa/hoá hỏa/hoả họa/hoạ tòa/toà xòe/xoè khỏe/khoẻ thủy/thuỷ thúy/thuý thụy/thuỵ thùy/thuỳ ' +
  'lũy/luỹ tùy/tuỳ ủy/uỷ hủy/huỷ úy/uý';
const sameInBoth =
  'hoàn ngoài huỳnh khuỷu quý quỹ quà giá giường gì giếng khuya nguyễn thuở múa mía của cứu rượu ngoằn ngoèo ' +
  'quốc quýt bướm yếu xoòng đường tuần được Đắk KRÔNG';

describe('both styles', () => {
  test.each(spellingPairs.split(' ').map((pair) => pair.split('/') as [string, string]))(
    '%s / %s',
    (old, modern) => {
      expect(toTraditionalTonePlacement(modern)).toBe(old);
      expect(toTraditionalTonePlacement(old)).toBe(old);
      expect(toModernTonePlacement(old)).toBe(modern);
      expect(toModernTonePlacement(modern)).toBe(modern);
      expect(toTraditionalTonePlacement(modern.toUpperCase())).toBe(old.toUpperCase());
    },
  );

  test.each(sameInBoth.split(' '))('%s', (word) => {
    expect(toTraditionalTonePlacement(word)).toBe(word.normalize('NFC'));
    expect(toModernTonePlacement(word)).toBe(word.normalize('NFC'));
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
    expect(toTraditionalTonePlacement(text)).toBe(traditional);
  });

  test('changes only oa, oe, uy words of the place names, and back', () => {
    for (const word of placeNames.flatMap((name) => name.split(' '))) {
      const [traditional, modern] = [toTraditionalTonePlacement(word), toModernTonePlacement(word)];
      expect(toTraditionalTonePlacement(modern)).toBe(traditional);
      expect(toModernTonePlacement(traditional)).toBe(modern);
      if (traditional !== modern) expect(fold(word)).toMatch(/(?:oa|oe|uy)\W*$/);
    }
  });

  test('changes no search form of a place name', () => {
    for (const name of placeNames) {
      expect(fold(toModernTonePlacement(name))).toBe(fold(name));
      expect(fold(toTraditionalTonePlacement(name))).toBe(fold(name));
    }
  });

  test('is idempotent and never changes the search form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toTraditionalTonePlacement(toTraditionalTonePlacement(text))).toBe(
          toTraditionalTonePlacement(text),
        );
        expect(fold(toTraditionalTonePlacement(text))).toBe(fold(text));
      }),
    );
  });
});

describe('spellings of one word become the traditional one', () => {
  test.each([
    ['Khánh Hoà', 'khánh hòa', true],
    ['Đà Nẵng'.normalize('NFD'), 'ĐÀ NẴNG', true],
    ['e\u0301\u0302', 'ế', true],
    ['Hà', 'Hạ', false],
    ['Đà Lạt', 'Da Lat', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(
      toTraditionalTonePlacement(one).toLowerCase() === toTraditionalTonePlacement(other).toLowerCase(),
    ).toBe(isSame);
  });
});
