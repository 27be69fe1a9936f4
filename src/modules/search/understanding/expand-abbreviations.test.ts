import { describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { abbreviationTable, syllableKeys } from './abbreviation-table.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { normalizeTripLength } from './normalize-trip-length.ts';

describe('expandAbbreviations', () => {
  test.each([
    ['PQ', ['Phú Quốc']],
    ['HL', ['Hạ Long']],
    ['NT', ['Nha Trang']],
    ['ĐN', ['Đà Nẵng', 'Đồng Nai']],
    ['dn', ['Đà Nẵng', 'Đồng Nai']],
    ['SG', ['Sài Gòn', 'Hồ Chí Minh']],
    ['HCM', ['Hồ Chí Minh', 'Sài Gòn']],
    ['TP.HCM', ['Hồ Chí Minh', 'Sài Gòn']],
    ['QN', ['Quảng Ninh', 'Quy Nhơn', 'Quảng Nam']],
    ['Qui Nhơn', ['Quy Nhơn']],
    ['ks HL 2n1d', ['khách sạn Hạ Long 2 ngày 1 đêm']],
    ['ks PQ, 2 nl 1 te', ['khách sạn Phú Quốc, 2 người lớn 1 trẻ em']],
    ['khu ND', ['khu nghỉ dưỡng']],
    ['vé TQ', ['vé tham quan']],
    ['vmb hn', ['vé máy bay Hà Nội']],
    ['vmb HAN CXR', ['vé máy bay Hà Nội Nha Trang', 'vé máy bay Hà Nội Cam Ranh']],
    ['PQ'.normalize('NFD'), ['Phú Quốc']],
    ['tour ha 2n1d', ['tour Hội An 2 ngày 1 đêm']],
    ['HA phố cổ', ['Hội An phố cổ']],
    ['thành phố hoa', ['Đà Lạt']],
    ['thành phố Hòa Bình', []],
    ['thanh pho hoa lu', []],
    ['constructor', []],
    ['', []],
  ])('%j → %j', (text, expansions) => {
    expect(expandAbbreviations(text)).toEqual(expansions);
  });

  test.each(['ha long', 'HA LONG', 'Hà', 'HÀ NỘI', 'hàn quốc', 'han quoc', 'phú quốc', 'tế', '3 ngày 2 đêm'])(
    'has no expansion for %j',
    (text) => {
      expect(expandAbbreviations(text)).toEqual([]);
    },
  );

  test('returns at most six', () => {
    expect(expandAbbreviations('qn dl mc td dn')).toHaveLength(6);
  });

  test('has a folded table', () => {
    for (const key of [...Object.keys(abbreviationTable), ...syllableKeys]) {
      expect(fold(key)).toBe(key);
      expect(abbreviationTable[key]?.length).toBeGreaterThan(0);
    }
  });
});

describe('normalizeTripLength', () => {
  const accepted =
    '3N2Đ 3n2đ 3n2d 3N-2Đ 3N–2Đ 3D2N 3d2n 3d-2n 2Đ3N 03N02Đ 3n/2d|3N 2Đ|3 ngày 2 đêm|3 ngay 2 dem|3 NGÀY - 2 ĐÊM|' +
    '3 days 2 nights|3 ngày, 2 đêm|2 đêm 3 ngày|2 nights 3 days';
  test.each(accepted.split('|').flatMap((part, index) => (index === 0 ? part.split(' ') : [part])))(
    '%j',
    (text) => {
      expect(normalizeTripLength(text)).toBe('3 ngày 2 đêm');
      expect(normalizeTripLength(text.normalize('NFD'))).toBe('3 ngày 2 đêm');
      expect(normalizeTripLength(`Tour ${text}, Sa Pa`)).toBe('Tour 3 ngày 2 đêm, Sa Pa');
    },
  );

  test.each(['3n2n', '3d2d', '3đ2đ', 'a3n2d', '3n2dx', '2tr5', '20/11', '3 ngày', '123n2d'])(
    'keeps %j',
    (text) => {
      expect(normalizeTripLength(text)).toBe(text);
    },
  );
});

test.each([
  ['q1', 'quận 1'],
  ['ks Q.10', 'khách sạn quận 10'],
  ['khách sạn q 7', 'khách sạn quận 7'],
])('a district by its number: %s is %s', (text, written) => {
  expect(expandAbbreviations(text)[0]).toBe(written);
});
