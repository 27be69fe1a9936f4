import { describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { placeNames } from '#platform/vietnamese/place-names.test-data.ts';
import { decodeVni } from './decode-vni.ts';
import { toTraditionalTonePlacement } from './tone-placement.ts';
import { typeVni } from './typing.test-data.ts';

describe('decodeVni', () => {
  test.each([
    ['d9a2 na8ng4', 'đà nẵng'],
    ['ha2 no6i5', 'hà nội'],
    ['phu1 quo6c1', 'phú quốc'],
    ['hue61', 'huế'],
    ['can62 tho7', 'cần thơ'],
    ['d9uo7ng2', 'đường'],
    ['d9a85t pho2ng', 'đặt phòng'],
    ['vung4 tau2', 'vũng tàu'],
    ['ha5 long', 'hạ long'],
    ['duong972', 'đường'],
    ['D9A2 Na8ng4', 'ĐÀ Nẵng'],
    ['thuy3', 'thủy'],
    ['o6 quy ho62', 'ô quy hồ'],
    ['mu7a', 'mưa'],
    ['mua7', 'mưa'],
    ['đà na8ng4'.normalize('NFD'), 'đà nẵng'],
    ['ha5 long 2n1d', 'hạ long 2n1d'],
    ['ha5 long 20/11/2026 2tr5', 'hạ long 20/11/2026 2tr5'],
  ])('%j → %j', (keys, text) => {
    expect(decodeVni(keys)).toBe(text);
  });

  test.each([
    '2n1d 3N2Đ 3n-2d 2026 20/11/2026 20-11 1.250.000 500k 2tr5 1tr250 30/4 t7 q1 5sao 4* 2n',
    'thang12 tet2027 he2026 a320 covid19 tet3 b52 n2d1 combo2 villa3 wifi6 sapa resort đà nẵng',
    'ha11 d9 a380 u23 a1 A1',
    '',
  ])('keeps %j', (text) => {
    expect(decodeVni(text)).toBeNull();
    for (const word of text.split(' ')) expect(decodeVni(word)).toBeNull();
  });

  test('round-trips every syllable of the place names', () => {
    const notVietnamese = new Set(['kitô', 'đl', 'đn']);
    const syllables = placeNames.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
    for (const syllable of new Set(syllables)) {
      if (notVietnamese.has(syllable)) continue;
      const keys = typeVni(syllable);
      expect(decodeVni(keys) ?? keys, keys).toBe(toTraditionalTonePlacement(syllable));
    }
  });

  test('leaves the unaccented form of every place name alone', () => {
    for (const name of placeNames) expect(decodeVni(fold(name)), name).toBeNull();
  });
});
