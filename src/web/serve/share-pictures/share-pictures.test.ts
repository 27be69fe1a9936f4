import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { shareProduct } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';

let site: TestServer;
let slug: string;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a7' } })
    .webp()
    .toBuffer();
  await site.app.files.write('media/p.webp', photo);
  const file = { id: 'p', path: '/media/p.webp', alt: 'Biển', width: 1600, height: 1200, haze: '#aabbcc' };
  await site.db
    .insertInto('media_files')
    .values({ ...file, scene: 'x', bytes: photo.length })
    .execute();
  const hotel = await site.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', 'hotel')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('product_images')
    .values({ product_id: hotel.id, media_id: 'p', alt: 'Biển', position: 0 })
    .execute();
  slug = hotel.slug;
});
afterAll(() => site.close());

const addressOf = async () => {
  const product = await findProduct(site.db, 'hotel', slug);
  if (!product) throw new Error('The hotel has gone');
  return shareImage(shareProduct(product));
};

test('SEO-01: a product has a share image of the expected size, cached for good', async () => {
  const address = await addressOf();
  const reply = await site.get(address);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.rawPayload.length).toBeLessThanOrEqual(120_000);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  const again = await site.get(address, { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('SEO-01: when the price changes the image has another address; the old one shows the new image for a while', async () => {
  const before = await addressOf();
  const drawn = (await site.get(before)).rawPayload;
  await site.db
    .updateTable('products')
    .set({ final_price_vnd: 9_990_000 })
    .where('slug', '=', slug)
    .execute();
  expect(await addressOf()).not.toBe(before);
  const late = await site.get(before);
  expect(late.headers['cache-control']).toBe('public, max-age=300');
  expect(late.rawPayload.equals(drawn)).toBe(false);
});

test('SEO-01: lists, articles and static pages have one, missing pages have none', async () => {
  for (const path of ['/og/list/trang-chu.jpg', '/og/list/khach-san.jpg', '/og/article/bai-1.jpg'])
    expect((await site.get(path)).statusCode, path).toBe(200);
  for (const path of [
    '/og/hotel/khong-co.jpg',
    '/og/gi-do/trang-chu.jpg',
    '/og/list/%2e%2e.jpg',
    '/og/hotel/x.png',
  ])
    expect((await site.get(path)).statusCode, path).toBe(404);
});
