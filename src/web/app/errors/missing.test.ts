import { afterAll, beforeAll, expect, test } from 'vitest';
import { renameProduct, withdrawProduct } from '#modules/catalog/commands/products.ts';
import { renameText } from '#modules/content/commands/rename-text.ts';
import { withdrawArticles } from '#modules/content/commands/withdraw-articles.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Packed, unpack } from '#web/app/packed.ts';
import * as provincePage from '#web/areas/destinations/province-page.tsx';
import * as articlePage from '#web/areas/handbook/article-page.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
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

const actor = staff('editor');
const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => site.db.transaction().execute(run);

/** What a page's loader returns or throws. */
function load(loader: (args: never) => Promise<unknown>, params: Record<string, string>): Promise<unknown> {
  return callPage(site, loader, { path: '/', params }).catch((thrown: unknown) => thrown);
}
const pathOf = (page: unknown) =>
  readDetail((page as { data: Parameters<typeof readDetail>[0] }).data).view.path;
const hotelAt = (slug: string) => load(hotelPage.loader, { file: `${slug}.html` });
/** The paths in the list of hotels. */
const listed = async () =>
  (await site.get('/api/v1/hotels')).json().results.map(({ url }: { url: string }) => url);

test('SEO-03: a product renamed twice is found from every old address', async () => {
  const [first = '', other = ''] = slugs;
  const rename = (slug: string, newSlug: string) =>
    inTx((tx) => renameProduct(tx, { kind: 'hotel', slug, newSlug, actor }, site.clock.now()));
  expect(await rename(first, other)).toEqual({ ok: false, reason: 'slug_taken' });
  expect(await rename('khong-co', 'ten-moi')).toEqual({ ok: false, reason: 'unknown_product' });
  expect(await rename(first, 'ten-moi')).toEqual({ ok: true, path: '/khach-san/ten-moi.html' });
  expect(redirectOf(await hotelAt(first))).toEqual([301, '/khach-san/ten-moi.html']);
  expect(await listed()).toContain('/khach-san/ten-moi.html');
  expect(await listed()).not.toContain(`/khach-san/${first}.html`);
  await rename('ten-moi', 'ten-sau');
  expect(redirectOf(await hotelAt(first))).toEqual([301, '/khach-san/ten-sau.html']);
  expect(redirectOf(await hotelAt('ten-moi'))).toEqual([301, '/khach-san/ten-sau.html']);
  await rename('ten-sau', first);
  expect(pathOf(await hotelAt(first))).toBe(`/khach-san/${first}.html`);
  expect(redirectOf(await hotelAt('ten-sau'))).toEqual([301, `/khach-san/${first}.html`]);
});

test('SEO-03: an article that was renamed is found from its old address', async () => {
  const read = (slug: string) => load(articlePage.loader, { slug });
  await inTx((tx) =>
    renameText(tx, { type: 'article', slug: 'bai-1', newSlug: 'bai-mot', actor }, site.clock.now()),
  );
  expect(redirectOf(await read('bai-1'))).toEqual([301, '/bai-mot']);
  const { data } = (await read('bai-mot')) as { data: { page: Packed<{ article: { slug: string } }> } };
  expect(unpack(data.page).article.slug).toBe('bai-mot');
});

test('NAV-07: an unpublished page says that it is gone, and shows similar ones', async () => {
  const [first = ''] = slugs;
  const withdraw = (isBack: boolean) =>
    inTx((tx) => withdrawProduct(tx, { kind: 'hotel', slug: first, isBack, actor }, site.clock.now()));
  await withdraw(false);
  const gone = (await hotelAt(first)) as { data: GonePage; init: { status: number } };
  expect(gone.init.status).toBe(410);
  expect(gone.data.products.length).toBeGreaterThan(0);
  expect(gone.data.products.map(({ url }) => url)).not.toContain(`/khach-san/${first}.html`);
  expect(await listed()).not.toContain(`/khach-san/${first}.html`);
  await withdraw(true);
  expect(pathOf(await hotelAt(first))).toBe(`/khach-san/${first}.html`);
  await inTx((tx) => withdrawArticles(tx, { slugs: ['bai-2'], actor }, site.clock.now()));
  // Why it went, only its editor knows.
  expect(await load(articlePage.loader, { slug: 'bai-2' })).toMatchObject({
    init: { status: 410 },
    data: { said: 'Chúng tôi đã gỡ bài viết này khỏi cẩm nang.' },
  });
});

test('NAV-07: an unknown page or a draft is not found', async () => {
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
