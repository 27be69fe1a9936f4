import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as provincePage from '#web/areas/destinations/province-page.tsx';
import * as articlePage from '#web/areas/handbook/article-page.tsx';
import * as hotelPage from '#web/areas/products/hotel/hotel-page.tsx';
import type { GonePage } from './gone-page.ts';

let site: TestServer;
const slugs: string[] = [];
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const hotels = site.db.selectFrom('products').select('slug').where('kind', '=', 'hotel').orderBy('id');
  slugs.push(...(await hotels.execute()).map(({ slug }) => slug));
});
afterAll(() => site.close());

const office = (...args: string[]) => runOffice(site.app, ...args);

/** What a page's loader returns or throws. */
function load(loader: (args: never) => Promise<unknown>, params: Record<string, string>): Promise<unknown> {
  return callPage(site, loader, { path: '/', params }).catch((thrown: unknown) => thrown);
}
const hotelAt = (slug: string) => load(hotelPage.loader, { file: `${slug}.html` });
/** The addresses in the list of hotels. */
const listed = async () =>
  (await site.get('/api/v1/hotels')).json().results.map(({ url }: { url: string }) => url);

test('SEO-03: a product that was renamed, and renamed again, is found from every old address', async () => {
  const [first = '', other = ''] = slugs;
  const rename = (slug: string, to: string) =>
    office('rename-page', '--kind', 'hotel', '--slug', slug, '--to', to);
  expect(await rename(first, other)).toMatchObject({ isRefused: true, lines: ['Refused: slug_taken'] });
  expect(await rename('khong-co', 'ten-moi')).toMatchObject({ lines: ['Refused: unknown_product'] });
  expect(await rename(first, 'ten-moi')).toEqual({ lines: ['Its address is /khach-san/ten-moi.html now'] });
  expect(redirectOf(await hotelAt(first))).toEqual([301, '/khach-san/ten-moi.html']);
  expect(await listed()).toContain('/khach-san/ten-moi.html');
  expect(await listed()).not.toContain(`/khach-san/${first}.html`);
  await rename('ten-moi', 'ten-sau');
  expect(redirectOf(await hotelAt(first))).toEqual([301, '/khach-san/ten-sau.html']);
  expect(redirectOf(await hotelAt('ten-moi'))).toEqual([301, '/khach-san/ten-sau.html']);
  await rename('ten-sau', first);
  expect(await hotelAt(first)).toMatchObject({ data: { view: { path: `/khach-san/${first}.html` } } });
  expect(redirectOf(await hotelAt('ten-sau'))).toEqual([301, `/khach-san/${first}.html`]);
});

test('SEO-03: an article that was renamed is found from its old address', async () => {
  const read = (slug: string) => load(articlePage.loader, { slug });
  await office('rename-page', '--kind', 'article', '--slug', 'bai-1', '--to', 'bai-mot');
  expect(redirectOf(await read('bai-1'))).toEqual([301, '/bai-mot']);
  expect(await read('bai-mot')).toMatchObject({ article: { slug: 'bai-mot' } });
});

test('NAV-07: what was taken off the site says that it is gone, and what is like it', async () => {
  const [first = ''] = slugs;
  await office('withdraw-page', '--kind', 'hotel', '--slug', first);
  const gone = (await hotelAt(first)) as { data: GonePage; init: { status: number } };
  expect(gone.init.status).toBe(410);
  expect(gone.data.products.length).toBeGreaterThan(0);
  expect(gone.data.products.map(({ url }) => url)).not.toContain(`/khach-san/${first}.html`);
  expect(await listed()).not.toContain(`/khach-san/${first}.html`);
  await office('withdraw-page', '--kind', 'hotel', '--slug', first, '--back', 'yes');
  expect(await hotelAt(first)).toHaveProperty('data.view');
  await office('withdraw-page', '--kind', 'article', '--slug', 'bai-2');
  expect(await load(articlePage.loader, { slug: 'bai-2' })).toMatchObject({ init: { status: 410 } });
});

test('NAV-07: what never was, or is a draft, is not found', async () => {
  const draft = slugs.at(-1) ?? '';
  await site.db.updateTable('products').set({ step: 0 }).where('slug', '=', draft).execute();
  for (const reply of [
    await hotelAt(draft),
    await hotelAt('khong-co'),
    await hotelAt('Khong Co'),
    await load(provincePage.loader, { file: 'khong-co.html' }),
    await load(articlePage.loader, { slug: 'khong-co' }),
  ])
    expect(reply).toMatchObject({ init: { status: 404 } });
});
