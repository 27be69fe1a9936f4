import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { writeSitemapIndex } from './feeds.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('SEO-04: the index lists the files of the sitemap, and they list every page on sale once', async () => {
  const index = await site.get('/sitemap.xml');
  expect(index.headers['content-type']).toMatch(/^application\/xml/);
  const files = locationsOf(index.body);
  expect(files).toContain('http://localhost/sitemaps/khach-san.xml');
  expect(index.body).toMatch(/<lastmod>2026-|<lastmod>20\d\d-/);
  const pages: string[] = [];
  for (const file of files) {
    const reply = await site.get(new URL(file).pathname);
    expect(reply.statusCode, file).toBe(200);
    pages.push(...locationsOf(reply.body));
  }
  const { length: products } = await site.db.selectFrom('units').select('product_id').distinct().execute();
  const { length: unsold } = await site.db
    .selectFrom('products as p')
    .select('p.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('units as u').select('u.id').whereRef('u.product_id', '=', 'p.id'))),
    )
    .execute();
  expect(unsold).toBe(1);
  expect(new Set(pages).size).toBe(pages.length);
  expect(
    pages.filter((page) =>
      /\/(khach-san|du-lich|du-thuyen|combo-voucher|ve-tham-quan|trai-nghiem|xe-du-lich|dich-vu)\/.+\.html$/.test(
        page,
      ),
    ),
  ).toHaveLength(products);
  expect(pages).toContain('http://localhost/');
  expect(pages).toContain('http://localhost/bai-1');
  expect(pages).toContain('http://localhost/provinces/lam-dong.html');
  expect(pages.filter((page) => page.includes('?'))).toEqual([]);
});

test('SEO-04: the sitemap has the last change of a page and its pictures', async () => {
  await site.db
    .insertInto('media_files')
    .values({
      id: 'p',
      path: '/media/p.webp',
      alt: 'Hồ bơi',
      width: 1600,
      height: 1200,
      haze: '#aabbcc',
      scene: 'x',
      bytes: 1,
    })
    .execute();
  const hotel = await site.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', 'hotel')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('product_images')
    .values({ product_id: hotel.id, media_id: 'p', alt: 'Hồ bơi & bãi biển', position: 0 })
    .execute();
  site.app.cache.clear();
  const { body } = await site.get('/sitemaps/khach-san.xml');
  const entry = body.split('<url>').find((part) => part.includes(`/${hotel.slug}.html`));
  expect(entry).toContain('<image:loc>http://localhost/media/p.webp</image:loc>');
  expect(entry).toContain('Hồ bơi &amp; bãi biển');
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});

test('SEO-04: unpublished pages are in no sitemap, and there is no empty file', async () => {
  const { slug } = await site.db
    .updateTable('products')
    .set({ status: false })
    .where('kind', '=', 'cruise')
    .returning('slug')
    .executeTakeFirstOrThrow();
  site.app.cache.clear();
  expect((await site.get('/sitemap.xml')).body).not.toContain('/sitemaps/du-thuyen.xml');
  expect((await site.get('/sitemaps/du-thuyen.xml')).statusCode).toBe(404);
  expect((await site.get('/sitemaps/khach-san-2.xml')).statusCode).toBe(404);
  expect((await site.get('/sitemaps/khong-co.xml')).statusCode).toBe(404);
  expect(slug).toBeTruthy();
});

test('SEO-04: robots.txt points to the sitemap; an unchanged file is not sent again', async () => {
  const reply = await site.get('/robots.txt');
  expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  expect(reply.body).toContain('Sitemap: http://localhost/sitemap.xml');
  expect(reply.body).not.toContain('Disallow: /\n');
  const again = await site.get('/robots.txt', { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('SEO-02: the staging host disallows crawlers', async () => {
  const staging = await createTestServer({ env: { STAGING_HOST: 'localhost' } });
  expect((await staging.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  await staging.close();
});

test('SEO-04: the handbook has a feed of its newest articles', async () => {
  const { headers, body } = await site.get('/cam-nang-du-lich/rss.xml');
  expect(headers['content-type']).toMatch(/^application\/rss\+xml/);
  expect(body).toContain('<rss version="2.0"');
  expect([...body.matchAll(/<item>/g)]).toHaveLength(3);
  expect(body).toContain('<link>http://localhost/bai-3</link>');
  expect(body.indexOf('bai-3')).toBeLessThan(body.indexOf('bai-1'));
});

test('SEO-04: a section of more than 50,000 pages has several files', async () => {
  const updatedAt = new Date('2026-11-21T00:00:00Z');
  const index = await writeSitemapIndex('https://a.example', [
    { name: 'khach-san', total: 50_001, updatedAt },
    { name: 'du-lich', total: 50_000, updatedAt: null },
  ]);
  expect(locationsOf(index.toString())).toEqual([
    'https://a.example/sitemaps/khach-san.xml',
    'https://a.example/sitemaps/khach-san-2.xml',
    'https://a.example/sitemaps/du-lich.xml',
  ]);
});
