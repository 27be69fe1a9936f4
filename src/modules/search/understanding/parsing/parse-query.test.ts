import { describe, expect, test } from 'vitest';
import { deleteVariants } from '#modules/search/understanding/near-words-finder.ts';
import { conditionsOf } from './conditions-of.ts';
import { typoBetween } from './corrected-segments-at.ts';
import { parseQueryAsTyped, parseQueryCorrected } from './parse-query.ts';
import { properSpelling } from './proper-spelling.ts';
import { queryWordsOf, withoutFillers } from './query-word.ts';
import type { KnownWord } from './vocabulary.ts';
import { vocabularyOf } from './vocabulary.ts';

const known = (kind: KnownWord['kind'], term: string, spelling: string, documents = 10): KnownWord => ({
  kind,
  term,
  spelling,
  documents,
  compact: term.replaceAll(' ', ''),
});
const vocabulary = vocabularyOf([
  known('name', 'da nang', 'Đà Nẵng'),
  known('name', 'da lat', 'Đà Lạt'),
  known('name', 'dalat', 'Dalat'),
  known('pair', 'khach san', 'khách sạn'),
  known('word', 'khach', 'khách'),
  known('word', 'san', 'sân'),
  known('word', 'da', 'đà'),
  known('word', 'bien', 'biển'),
]);
const correctedSpellings = (text: string) => {
  const words = queryWordsOf(text);
  const [asTyped] = parseQueryAsTyped(words, vocabulary);
  return parseQueryCorrected(words, asTyped, vocabulary).map((parse) => properSpelling(words, parse));
};
const wordsSought = (text: string, isLoose = false) => {
  const words = queryWordsOf(text);
  return conditionsOf(words, parseQueryAsTyped(words, vocabulary)[0], isLoose).words;
};

describe('typoBetween', () => {
  test.each([
    ['nagn', 'nang', 'swap'],
    ['nag', 'nang', 'letter'],
    ['nangg', 'nang', 'letter'],
    ['mang', 'nang', 'letter'],
    ['nang', 'nang', null],
    ['gnan', 'nang', null],
    ['na', 'nang', null],
    ['', 'a', 'letter'],
  ] as const)('%s for %s: %s', (typed, meant, typo) => {
    expect(typoBetween(typed, meant)).toBe(typo);
  });

  test('is found through a shared deletion', () => {
    for (const [typed, meant] of [
      ['nagn', 'nang'],
      ['nang', 'nangs'],
      ['phuqouc', 'phuquoc'],
      ['mang', 'nang'],
    ] as const) {
      expect(deleteVariants(typed).some((part) => deleteVariants(meant).includes(part))).toBe(true);
    }
  });
});

describe('queryWordsOf', () => {
  test.each([
    ["Đà Nẵng'; --", ['da', 'nang']],
    ['TP.HCM', ['tp', 'hcm']],
    ['🏖️ % _', []],
    ['日本', []],
  ])('%j', (text, keys) => {
    expect(queryWordsOf(text).map(({ key }) => key)).toEqual(keys);
  });

  test('is bounded', () => {
    expect(queryWordsOf('a b '.repeat(500))).toHaveLength(12);
    expect(queryWordsOf('x'.repeat(500))).toEqual([]);
  });

  test('drops fillers only if something else is left', () => {
    expect(withoutFillers(queryWordsOf('gần đà lạt'))?.map(({ key }) => key)).toEqual(['da', 'lat']);
    expect(withoutFillers(queryWordsOf('ở đâu'))).toBeNull();
    expect(withoutFillers(queryWordsOf('đà lạt'))).toBeNull();
  });
});

describe('conditionsOf', () => {
  test.each([
    // A whole name is not unfinished: 'Nam Du' does not begin 'Quảng Nam, dừa'.
    ['da nang', "'da' <-> 'nang'"],
    ['da lat bien', "(('da' <-> 'lat') | ('dalat')) & 'bien':*"],
    ['khach san bien', "'khach' & 'san' & 'bien':*"],
    ['dalat', "(('dalat':*) | ('da' <-> 'lat':*))"],
    ['khachsandalat bien', "'khach' & 'san' & (('da' <-> 'lat') | ('dalat')) & 'bien':*"],
  ])('%s', (text, words) => {
    expect(wordsSought(text)).toBe(words);
  });

  test('the words of the name of a place stay together, also when loose', () => {
    expect(wordsSought('da nang', true)).toBe("'da' <-> 'nang'");
  });

  test('matches accents in both tone positions', () => {
    const words = queryWordsOf('khách hòa bien');
    const { accents } = conditionsOf(words, parseQueryAsTyped(words, vocabulary)[0]);
    expect(accents).toEqual({ traditional: ['%khách%', '%hòa%'], modern: ['%khách%', '%hoà%'] });
  });
});

describe('parseCorrected', () => {
  test.each([
    ['da nagn', 'Đà Nẵng'],
    ['khahc san da nang', 'khách sạn Đà Nẵng'],
    ['biển da nnag', 'biển Đà Nẵng'],
    ['danagn', 'Đà Nẵng'],
  ])('%s → %s', (text, spelling) => {
    expect(correctedSpellings(text)[0]).toBe(spelling);
  });

  test.each(['da nang', 'khach san', 'zzzz', '2026', 'da'])('leaves %s unchanged', (text) => {
    expect(correctedSpellings(text)).toEqual([]);
  });
});
