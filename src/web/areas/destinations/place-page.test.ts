import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePlaces } from '#modules/catalog/commands/save-places.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loader } from './place-page.tsx';

let site: TestServer;

/** Every product of the small catalogue is at 16, 108. */
const sights = [
  { slug: 'cau-vang', title: 'Cầu Vàng', lat: 16.1, lng: 108.1, content: '' },
  { slug: 'cu-lao-xa', title: 'Cù Lao Xa', lat: 12, lng: 110, content: '' },
  { slug: 'hon-khong-ro', title: 'Hòn Không Rõ', lat: null, lng: null, content: '' },
  { slug: 'nui-co-chu', title: 'Núi Có Chữ', lat: 16.2, lng: 108.2, content: 'Đường lên núi dài.' },
];

beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const places = sights.map((sight) => ({
    ...sight,
    kind: 'sight' as const,
    province: 'da-nang',
    nameAlias: [],
    summary: 'Một câu về nơi này.',
    special: false,
    popularity: 100,
  }));
  await site.db.transaction().execute((tx) => savePlaces(tx, places));
});
afterAll(() => site.close());

const open = async (slug: string) => {
  const page = await callPage(site, loader, {
    path: `/dia-diem/${slug}.html`,
    params: { file: `${slug}.html` },
  });
  return page as Awaited<ReturnType<typeof loader>>;
};

test('a place without products shows nearby ones, and is not indexed', async () => {
  const { place, kindLabel, offers, isNear } = await open('cau-vang');
  expect(isNear).toBe(true);
  expect(offers.length).toBeGreaterThan(2);
  expect(place.isIndexed).toBe(false);
  expect(kindLabel).toBe('Điểm tham quan');
});

test('without nearby products or a position, it shows other places of the province', async () => {
  const far = await open('cu-lao-xa');
  expect(far.offers).toEqual([]);
  expect(far.neighbours.map(({ slug }) => slug)).toEqual(['cau-vang', 'nui-co-chu', 'hon-khong-ro']);
  expect(await open('hon-khong-ro')).toMatchObject({
    offers: [],
    isNear: false,
    place: { isIndexed: false },
  });
});

test('a place with products shows its own, and one with a text is indexed as well', async () => {
  const own = await open('da-lat');
  expect(own).toMatchObject({ isNear: false, place: { isIndexed: true } });
  expect(own.offers.length).toBeGreaterThan(0);
  expect(await open('nui-co-chu')).toMatchObject({ isNear: true, place: { isIndexed: true } });
});

test('the nearest places are listed first', async () => {
  const { neighbours } = await open('cau-vang');
  expect(neighbours.map(({ slug }) => slug)).toEqual(['nui-co-chu', 'cu-lao-xa', 'hon-khong-ro']);
});

test('SEO-04: the sitemap lists no page that is not indexed', async () => {
  const { body } = await site.get('/sitemaps/dia-diem.xml');
  const slugs = [...body.matchAll(/dia-diem\/([a-z-]+)\.html<\/loc>/g)].map(([, slug]) => slug);
  expect(slugs).toEqual(['da-lat', 'nui-co-chu']);
});
