import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePage } from '#modules/content/commands/pages.ts';
import { findPage } from '#modules/content/queries/find-page.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { seed } from './seed.ts';

let site: TestServer;
let output: string[] = [];
beforeAll(async () => {
  site = await createTestServer({ env: { CATALOGUE: 'empty' } });
  await start();
});
afterAll(() => site.close());

const start = async (catalogue: 'demo' | 'empty' = 'empty') => {
  output = [];
  const config = { ...site.app.config, CATALOGUE: catalogue };
  await seed({ ...site.app, config }, (line) => output.push(line));
};
const counts = async () => {
  const tables = ['provinces', 'places', 'terms', 'cancellation_policies', 'holidays', 'pages'] as const;
  const rows = await Promise.all(
    [...tables, 'media_files' as const, 'products' as const, 'suppliers' as const].map(async (table) => {
      const { total } = await site.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return [table, total] as const;
    }),
  );
  return Object.fromEntries(rows);
};

test('an empty site has everything except products and texts of a company', async () => {
  expect(await counts()).toMatchObject({ provinces: 34, pages: 14, products: 0, suppliers: 0 });
  expect((await getSettings(site.db)).bankAccounts).toEqual([]);
  expect(output.join()).toContain('/quan-tri/cai-dat');
  for (const path of ['settings', 'provinces', 'places', 'hotels', 'articles']) {
    const reply = await site.get(`/api/v1/${path}`);
    expect(reply.statusCode, path).toBe(200);
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/page.xml', '/cam-nang-du-lich/rss.xml']) {
    expect((await site.get(path)).statusCode, path).toBe(200);
  }
});

test('a second start changes nothing', async () => {
  const [before, settings] = [await counts(), await getSettings(site.db)];
  await start();
  expect(output).toEqual([]);
  expect([await counts(), await getSettings(site.db)]).toEqual([before, settings]);
});

test('new default pages are added at start, and pages edited by staff stay', async () => {
  await site.db.deleteFrom('pages').where('slug', '=', 'affiliate').execute();
  const page = { slug: 'gioi-thieu', title: 'Về chúng tôi', excerpt: '', content: 'Của riêng.' };
  await site.db
    .transaction()
    .execute((tx) => savePage(tx, { ...page, effectiveOn: '2026-11-21', version: '2' }));
  await start();
  expect(output).toEqual(['Added 1 pages and words that are new in this version']);
  expect((await findPage(site.db, 'affiliate'))?.title).toBeTruthy();
  expect((await findPage(site.db, 'gioi-thieu'))?.content).toBe('Của riêng.');
});

test('the demo does not overwrite a site that a company has begun to fill in', async () => {
  const settings = { ...(await getSettings(site.db)), name: 'Lữ hành Mây' };
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  await start('demo');
  expect(output[0]).toContain('The demo is not loaded');
  expect((await getSettings(site.db)).name).toBe('Lữ hành Mây');
  expect(await counts()).toMatchObject({ products: 0 });
});
