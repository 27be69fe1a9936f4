import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countMissingPages,
  listMissingPages,
  purgeMissingPages,
} from '#modules/content/commands/missing-pages.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createMissingCounter, plainPath } from './create-missing-counter.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
}, 120_000);
afterAll(() => site?.close());

test.each([
  ['/khach-san/song-lang-da-nang.html?utm_source=x', '/khach-san/song-lang-da-nang.html'],
  ['/wp-login.php', '/wp-login.php'],
  ['/tour/2-ngay-1-dem', '/tour/2-ngay-1-dem'],
  ['/chuyen-di/DV26A7K9Q', '/chuyen-di/…'],
  ['/x/0912345678', '/x/…'],
  ['/x/an@example.com', '/x/…'],
  ['/x/Nguy%E1%BB%85n%20An', '/x/…'],
  ['/dat-lai/5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11', '/dat-lai/…'],
  ['/mo/4f8a9c0d2b7e6f1a3c5d', '/mo/…'],
])('%s is counted as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test('no token of a link is stored', () => {
  for (let count = 0; count < 200; count++) {
    const token = reviewLinkToken.sign(`secret ${count}`, 'DV26A7K9Q', new Date());
    expect(plainPath(`/danh-gia/${token}/x`)).toBe('/danh-gia/…/x');
  }
});

test('memory and rows per day are limited; after thirty days they are deleted', async () => {
  const counter = createMissingCounter(site.app);
  for (let count = 0; count < 2000; count++) counter.note(`/thu/${count % 700}`);
  await counter.stop();
  expect(await listMissingPages(site.db, 5000)).toHaveLength(300);
  const many = new Map(Array.from({ length: 900 }, (_, count) => [`/nua/${count}`, 1]));
  await countMissingPages(site.db, many, site.clock.now());
  await countMissingPages(site.db, new Map([['/moi', 1]]), site.clock.now());
  await countMissingPages(site.db, new Map([['/thu/1', 5]]), site.clock.now());
  const kept = await listMissingPages(site.db, 5000);
  expect(kept.find(({ path }) => path === '/moi')).toBeUndefined();
  expect(kept[0]).toMatchObject({ path: '/thu/1', count: 8 });
  site.clock.advance({ minutes: 30 * 24 * 60 });
  expect(await purgeMissingPages(site.db, site.clock.now())).toBe(0);
  site.clock.advance({ minutes: 24 * 60 });
  expect(await purgeMissingPages(site.db, site.clock.now())).toBe(kept.length);
});

test('missing pages are counted by their address, existing ones are not', async () => {
  for (const path of ['/khong-co-trang-nay?email=an@example.com', '/khong-co-trang-nay', '/lien-he'])
    await site.get(path);
  await site.server.close();
  const rows = await site.db.selectFrom('missing_pages').select(['path', 'count']).execute();
  expect(rows).toEqual([{ path: '/khong-co-trang-nay', count: 2 }]);
});
