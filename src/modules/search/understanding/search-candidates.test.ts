import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { placeNames } from '#platform/vietnamese/place-names.test-data.ts';
import { searchCandidates } from './search-candidates.ts';
import { typeTelex, typeVni } from './typing/typing.test-data.ts';

describe('searchCandidates', () => {
  test.each([
    ['  Đà   Nẵng ', ['typed đà nẵng']],
    ['sapa', ['typed sapa']],
    ['ddaf nawngx', ['typed ddaf nawngx', 'telex đà nẵng']],
    ['d9a2 na8ng4', ['typed d9a2 na8ng4', 'vni đà nẵng']],
    ['HL 2n1d', ['typed hl 2n1d', 'abbreviation hạ long 2 ngày 1 đêm']],
    ['dn', ['typed dn', 'abbreviation đà nẵng', 'abbreviation đồng nai']],
    [
      'ks phus quoocs',
      [
        'typed ks phus quoocs',
        'telex ks phú quốc',
        'abbreviation khách sạn phú quốc',
        'abbreviation khách sạn phus quoocs',
      ],
    ],
    ['3 ngay 2 dem', ['typed 3 ngay 2 dem']],
    ['Huế'.normalize('NFD'), ['typed huế']],
    ['   ', []],
    ['–', []],
  ])('%j', (text, candidates) => {
    expect(searchCandidates(text).map((candidate) => `${candidate.source} ${candidate.text}`)).toEqual(
      candidates,
    );
  });

  test('finds every place name from its raw keys', () => {
    for (const name of placeNames.filter((candidate) => !/Nur|Kitô|^Đ[LN]$/.test(candidate))) {
      for (const keys of [typeTelex(name), typeVni(name)]) {
        const found = searchCandidates(keys).map(({ text }) => fold(text));
        expect(found, keys).toContain(fold(name));
      }
    }
  });

  test('is limited, free of duplicates and begins with the typed text', () => {
    const word = fc.constantFrom('qn', 'mc', 'td', 'dl', 'ddaf', 'ha5', '3n2d', 'tp.hcm', '😀');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(word, { maxLength: 120 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const candidates = searchCandidates(query);
        expect(candidates.length).toBeLessThanOrEqual(6);
        expect(new Set(candidates.map((candidate) => fold(candidate.text))).size).toBe(candidates.length);
        if (candidates[0]) expect(candidates[0].source).toBe('typed');
      }),
    );
  });

  test('reads the first 200 code points only', () => {
    expect(searchCandidates('😀'.repeat(500))).toEqual([{ text: '😀'.repeat(200), source: 'typed' }]);
  });

  test('stays fast on hostile input', () => {
    const before = process.cpuUsage();
    for (const unit of ['a', '1n', 'w', 'd ', '3n ', 'đ\u0301', 'aw']) searchCandidates(unit.repeat(50_000));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
