import { describe, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { iconNames } from '#ui/icon-names.ts';
import { type SuggestionType, suggestionTypes } from './suggestion-types.ts';
import { groupSuggestions, nameFound, type Suggestion, wordsFound } from './suggestions.ts';
import { typeNamedIn } from './type-named-in.ts';

const suggestion = (type: SuggestionType, title: string, alsoNamed: string[] = []): Suggestion => ({
  type,
  title,
  href: `/${type}/${title}`,
  slug: '',
  alsoNamed,
  detail: '',
  weight: 0,
});
const titles = (found: Suggestion[], text: string, areForText = true) =>
  groupSuggestions(found, text, { areForText }).flatMap((group) =>
    group.suggestions.map((entry) => entry.title),
  );

const found = [
  suggestion('tour', 'Tour Hội An một ngày'),
  suggestion('province', 'Đà Nẵng', ['Hội An']),
  suggestion('hotel', 'Khách sạn Phố Cổ', ['Đà Nẵng']),
  suggestion('cruise', 'Du thuyền Vịnh Xanh'),
];

describe('SRCH-02: suggestions for a text', () => {
  test('are grouped in one order, whatever the order of the responses', () => {
    const groups = groupSuggestions(found, 'an', { areForText: true });
    expect(groups.map((group) => group.type)).toEqual(['province', 'hotel', 'tour', 'cruise']);
    expect(groups[0]?.label).toBe('Điểm đến');
  });

  test('contain the text in any case and with or without tone marks', () => {
    expect(titles(found, 'HỘI AN')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
    expect(titles(found, 'hoi an')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
    expect(titles(found, 'hoian')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
  });

  test('bring the place besides what the page begins with, where more than the place is said', () => {
    const stay = { ...suggestion('hotel', 'Resort Hồ Tràm'), isFirst: true };
    const there = [suggestion('province', 'TP. Hồ Chí Minh', ['Vũng Tàu']), stay];
    expect(titles(there, 'vung tau cuoi tuan')).toEqual(['TP. Hồ Chí Minh', 'Resort Hồ Tràm']);
  });

  test('begin with an answer of the site, whatever its title', () => {
    const answer = { ...suggestion('answer', 'Vé máy bay'), isFirst: true };
    const stay = { ...suggestion('hotel', 'Resort Bãi Trường'), isFirst: true };
    const there = [suggestion('province', 'An Giang', ['Phú Quốc']), stay, answer];
    expect(titles(there, 'bay phu quoc')[0]).toBe('Vé máy bay');
  });

  test('begin with a place whose name is misspelled', () => {
    const soughtBy = 'Tượng Đức Mẹ Măng Đen';
    const hotel = { ...suggestion('hotel', 'Lodge Thông Ba Lá Măng Đen'), isFirst: true, soughtBy };
    const statue = { ...suggestion('place', soughtBy), soughtBy };
    expect(titles([hotel, statue], 'tợưng đức mẹ măng đen')).toEqual([soughtBy, hotel.title]);
  });

  test('by another name of a place come behind those that are called so', () => {
    const places = [
      suggestion('place', 'Hồ Tà Đùng', ['Hạ Long trên cao nguyên']),
      suggestion('place', 'Sun World Hạ Long'),
    ];
    expect(titles(places, 'ha lo')).toEqual(['Sun World Hạ Long', 'Hồ Tà Đùng']);
  });

  test('of the kind that is named come first, although only another has the words side by side', () => {
    const cableCar = suggestion('attraction', 'Vé cáp treo Thang Mây lên đỉnh Fansipan');
    const trip = suggestion('combo', 'Combo Sa Pa: hai đêm và vé cáp treo Fansipan');
    expect(titles([trip, cableCar], 'vé cáp treo fansipan')).toEqual([cableCar.title, trip.title]);
  });

  test('contain the words in any order', () => {
    expect(titles(found, 'da nang khach san')).toEqual(['Khách sạn Phố Cổ']);
  });

  test("are all of the server's results when it matched more than the letters", () => {
    expect(titles(found, 'da nagn')).toHaveLength(4);
  });

  test('do not show results for another text', () => {
    expect(titles(found, 'phu quoc', false)).toEqual([]);
  });

  test('are at most a hundred', () => {
    const many = Array.from({ length: 140 }, (_, index) => suggestion('hotel', `Khách sạn ${index}`));
    expect(titles(many, 'khach san')).toHaveLength(100);
  });
});

test('rank a match of the whole text above matches of its words', () => {
  const scattered = suggestion('province', 'An Giang', ['Hà Tiên', 'Long Xuyên']);
  const bay = suggestion('province', 'Quảng Ninh', ['Vịnh Hạ Long', 'Hạ Long']);
  expect(titles([scattered, bay], 'ha lo')).toEqual(['Quảng Ninh']);
  expect(titles([scattered], 'ha lo')).toEqual(['An Giang']);
});

test('begin with what the results page begins with, behind the places, whatever words it has', () => {
  const park = suggestion('place', 'Vinpearl Safari');
  const ticket = { ...suggestion('attraction', 'Vé Vườn thú Trảng Cỏ'), isFirst: true };
  const hotel = suggestion('hotel', 'Khách sạn gần Vinpearl Safari');
  expect(titles([ticket, park, hotel], 'vinpearl safari')).toEqual([
    'Vinpearl Safari',
    'Vé Vườn thú Trảng Cỏ',
    'Khách sạn gần Vinpearl Safari',
  ]);
  expect(titles([ticket, park], 'vinpearl', false)).toEqual(['Vinpearl Safari']);
});

test('put what is called so before a hotel that only lies there', () => {
  const villa = suggestion('hotel', 'Villa Lặng Gió', ['Cô Tô']);
  const tour = suggestion('tour', 'Đảo Cô Tô 3N2Đ');
  expect(titles([villa, tour], 'cô tô')).toEqual(['Đảo Cô Tô 3N2Đ', 'Villa Lặng Gió']);
  const hotel = suggestion('hotel', 'Khách sạn Cô Tô');
  expect(titles([tour, hotel], 'cô tô')).toEqual(['Khách sạn Cô Tô', 'Đảo Cô Tô 3N2Đ']);
});

test('find the length of a trip however it is written', () => {
  expect(titles([suggestion('combo', 'Combo Sa Pa 2N1Đ')], '2 ngày 1 đêm')).toEqual(['Combo Sa Pa 2N1Đ']);
});

test('rank an exact name above a name that contains it', () => {
  const hotels = ['Biển Xanh Hội An', 'Hội An Riverside'].map((title) => suggestion('hotel', title));
  expect(titles(hotels, 'hoi a')).toEqual(['Hội An Riverside', 'Biển Xanh Hội An']);
});

test('call a province by the name that people search for', () => {
  const province = suggestion('province', 'Lâm Đồng', ['Đà Lạt', 'Phan Thiết']);
  expect(nameFound(province, 'dalat')).toBe('Đà Lạt, Lâm Đồng');
  expect(nameFound(province, 'lam')).toBe('Lâm Đồng');
  expect(nameFound(province, 'da nagn')).toBe('Lâm Đồng');
  const counted = { ...province, detail: '6 chỗ nghỉ' };
  expect(wordsFound(counted, 'dalat')).toBe('Cả Lâm Đồng có 6 chỗ nghỉ');
  expect(wordsFound(counted, 'lam')).toBe('6 chỗ nghỉ');
  expect(wordsFound(province, 'dalat')).toBe('');
});

test.each(['phus quoocs', 'phu1 quoc61', 'Phus Quocos'])(
  'SRCH-04: a place typed as "%s" is called by its name',
  (text) => {
    const island = suggestion('province', 'An Giang', ['Phú Quốc', 'Hà Tiên']);
    const hotel = suggestion('hotel', 'Khách sạn Biển Xanh');
    expect(titles([hotel, island], text, false)).toEqual(['An Giang']);
    // What the server found for this very text stands behind the place.
    expect(titles([hotel, island], text)).toEqual(['An Giang', 'Khách sạn Biển Xanh']);
    expect(nameFound(island, text)).toBe('Phú Quốc, An Giang');
  },
);

test('U-75: of two with the same beginning the one with more products comes first', () => {
  const small = { ...suggestion('province', 'Lâm Đồng', ['Phú Quý']), weight: 3 };
  const large = { ...suggestion('province', 'An Giang', ['Phú Quốc']), weight: 16 };
  expect(titles([small, large], 'phu q')).toEqual(['An Giang', 'Lâm Đồng']);
  const wide = { ...suggestion('province', 'Lâm Đồng', ['Đà Lạt', 'Mũi Né', 'Phú Quý']), weight: 22 };
  expect(titles([wide, large], 'phu q'), 'a small part of a large province').toEqual([
    'An Giang',
    'Lâm Đồng',
  ]);
});

test('U-40: sights follow the places, without duplicates', () => {
  const found = [
    suggestion('hotel', 'Khách sạn Sa Pa'),
    suggestion('place', 'Sa Pa'),
    suggestion('place', 'Nhà thờ đá Sa Pa'),
    suggestion('province', 'Lào Cai', ['Sa Pa']),
  ];
  expect(titles(found, 'sa pa')).toEqual(['Lào Cai', 'Nhà thờ đá Sa Pa', 'Khách sạn Sa Pa']);
});

test('rank an exact name above names that begin with it, however many products they have', () => {
  const many = { ...suggestion('province', 'Quảng Ninh', ['Hạ Long', 'Vịnh Hạ Long']), weight: 40 };
  const named = { ...suggestion('province', 'Nghệ An', ['Vinh', 'Cửa Lò']), weight: 2 };
  expect(titles([many, named], 'vinh')).toEqual(['Nghệ An', 'Quảng Ninh']);
  expect(titles([named, many], 'vịnh hạ')).toEqual(['Quảng Ninh']);
});

test('above what can be booked at a named place few places are shown', () => {
  const places = ['Chợ', 'Ga', 'Nhà thờ', 'Vườn hoa'].map((of) => suggestion('place', `${of} Đà Lạt`));
  const hotel = suggestion('hotel', 'Khách sạn Đà Lạt');
  const province = suggestion('province', 'Lâm Đồng', ['Đà Lạt']);
  expect(titles([...places, hotel, province], 'đà lạt').slice(0, 4)).toContain('Khách sạn Đà Lạt');
  expect(titles([...places, province], 'đà lạt'), 'all of them where nothing else is found').toHaveLength(5);
});

test('tickets, cars and services are suggested, first where the text names them', () => {
  const found = [
    suggestion('hotel', 'Khách sạn Tràng An'),
    suggestion('attraction', 'Vé thuyền Tràng An'),
    suggestion('car', 'Xe Tràng An'),
  ];
  expect(titles(found, 'tràng an')).toEqual(['Khách sạn Tràng An', 'Vé thuyền Tràng An', 'Xe Tràng An']);
  expect(titles(found, 've trang an')).toEqual(['Vé thuyền Tràng An']);
});

test('what two lists brought is shown once', () => {
  const hotel = { ...suggestion('hotel', 'Nhà Mây Hạ Long'), href: '/khach-san/nha-may-ha-long.html' };
  expect(titles([hotel, { ...hotel }, suggestion('combo', 'Combo Nhà Mây')], 'nhà mây')).toEqual([
    'Nhà Mây Hạ Long',
    'Combo Nhà Mây',
  ]);
});

test('every type has an icon that the sprite has, and the four kinds of SRCH-01 a list of their own', () => {
  expect(suggestionTypes.filter(({ icon }) => !iconNames.has(icon))).toEqual([]);
  expect(suggestionTypes.flatMap(({ path }) => path ?? [])).toEqual([
    '/provinces',
    '/hotels',
    '/voucher-combos',
    '/tours',
    '/cruises',
  ]);
});

test.each([
  ['resort phú quốc', 'hotel'],
  ['homestay sapa', 'hotel'],
  ['phong nha', undefined],
  ['tour ha long', 'tour'],
  ['du thuyền hạ long', 'cruise'],
  ['combo nha trang', 'combo'],
  ['cáp treo bà nà', 'attraction'],
  ['xe da lat', 'car'],
  ['đưa đón nội bài', 'car'],
  ['hội an', undefined],
])('“%s” names the kind %s', (text, kind) => {
  const ofKinds = kindNames.map((name) => suggestion(name, 'Sao Mai'));
  expect(typeNamedIn(text, [...ofKinds, suggestion('place', 'Phong Nha, Kẻ Bàng', ['Phong Nha'])])).toBe(
    kind,
  );
});

test('a text names no kind that was not found', () => {
  expect(typeNamedIn('thuê xe máy', [suggestion('service', 'Xe máy Đà Nẵng')])).toBe('service');
});
