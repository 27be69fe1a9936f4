import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlaces } from '#modules/search/documents/search-catalogue/places.test-data.ts';
import { testArticles, testProducts } from '#modules/search/documents/search-catalogue/products.test-data.ts';
import { testProvinces } from '#modules/search/documents/search-catalogue/provinces.test-data.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { createSearchCatalogue } from '#tests/factories/search-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchEverything } from './search-everything.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await createSearchCatalogue(database.db, {
    provinces: testProvinces,
    places: testPlaces,
    products: testProducts,
    articles: testArticles,
  });
  await refreshSearchVocabulary(database.db);
});
afterAll(() => database.drop());

describe('searchEverything', () => {
  test('while somebody types only the strongest groups are read, until enough is shown', async () => {
    const all = await searchEverything(database.db, 'Sa Pa', { perGroup: 2 });
    expect(all.groups.length).toBeGreaterThan(2);
    const { groups } = await searchEverything(database.db, 'Sa Pa', { perGroup: 2, quick: 3 });
    expect(groups.map(({ type }) => type)).toEqual(all.groups.slice(0, 2).map(({ type }) => type));
    expect(groups.reduce((sum, { results }) => sum + results.length, 0)).toBe(3);
  });

  test('groups what it finds, with totals, links and cards', async () => {
    const { groups, correctedTo } = await searchEverything(database.db, 'Sa Pa', { perGroup: 2 });
    expect(correctedTo).toBeNull();
    expect(groups.map(({ label, total, href }) => [label, total, href])).toEqual([
      ['Điểm đến', 2, '/dia-diem?search=Sa%20Pa'],
      ['Combo', 1, '/combo-voucher?search=Sa%20Pa'],
      ['Khách sạn', 3, '/khach-san?search=Sa%20Pa'],
      ['Tour', 1, '/du-lich?search=Sa%20Pa'],
      ['Cẩm nang', 1, '/cam-nang-du-lich?search=Sa%20Pa'],
    ]);
    expect(groups.map(({ results }) => results.map(({ title }) => title))).toEqual([
      ['Sa Pa', 'Lào Cai'],
      ['Combo Sa Pa 2N1Đ: xe giường nằm và cáp treo'],
      ['Khách sạn Mây Ngàn Sa Pa', 'Sapa Lodge Rêu Phong'],
      ['Tour Sa Pa – Fansipan 3N2Đ'],
      ['Mùa đẹp của Sa Pa'],
    ]);
  });

  test.each([
    ['du thuyền hạ long', 'cruise'],
    ['combo phú quốc', 'combo'],
    ['tour hà giang', 'tour'],
    ['resort mũi né', 'hotel'],
    ['ăn gì ở huế', 'article'],
    ['đà nẵng', 'destination'],
  ])('%s: first %s', async (text, type) => {
    const { groups } = await searchEverything(database.db, text, { perGroup: 8 });
    expect(groups[0]?.type).toBe(type);
  });

  test('interprets the text in one way for all groups, and says how', async () => {
    const { groups, correctedTo } = await searchEverything(database.db, 'ddaf lajt', { perGroup: 8 });
    expect(correctedTo).toBe('Đà Lạt');
    expect(groups.map(({ type }) => type).sort()).toEqual(['combo', 'destination', 'hotel']);
  });

  test.each(['', '  ', '%', 'zzzz qqqq'])('finds nothing for %j', async (text) => {
    expect(await searchEverything(database.db, text, { perGroup: 8 })).toEqual({
      text,
      correctedTo: null,
      leftOut: [],
      isNamed: false,
      isInTexts: false,
      names: [],
      groups: [],
    });
  });
});
