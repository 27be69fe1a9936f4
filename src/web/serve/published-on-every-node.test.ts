import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#modules/catalog/editing/add-product.ts';
import { type EditedProduct, findEditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import { saveProductDraft } from '#modules/catalog/editing/save-product-draft.ts';
import { addArticle, publishText, saveDraft } from '#modules/content/commands/drafts.ts';
import type { TextValues } from '#modules/content/schema.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { sampleContent } from '#tests/factories/sample-content.ts';
import { staff } from '#tests/factories/staff.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const actor = staff('lan');
/** What is published is everywhere within this time. */
const mostMs = 1000;

/** Two processes on one database; the first one publishes. */
let first: TestServer;
let nodes: TestServer[];
beforeAll(async () => {
  first = await createTestServer({ withPages: true });
  await createCatalogue(first.db);
  await first.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveMediaFiles(tx, [
      {
        ...{ id: 'bia', path: '/media/bia.webp', alt: 'Bìa', width: 1600, height: 1067 },
        ...{ bytes: 1000, haze: '#aabbcc', scene: 'bia' },
      },
    ]);
  });
  const same = { url: first.databaseUrl, drop: async () => {} } as TestDatabase;
  nodes = [first, await createTestServer({ withPages: true, database: same })];
}, 120_000);
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

type Places = Readonly<Record<string, string>>;

/**
 * Publishes something while every node keeps the pages it belongs on. Whoever asks a second later reads it: how long a busy
 * machine takes to draw a page does not count, what a node still keeps does.
 */
async function expectEverywhere(places: Places, publish: () => Promise<unknown>): Promise<void> {
  for (const node of nodes) for (const url of Object.keys(places)) await node.get(url);
  expect(await publish()).toMatchObject({ ok: true });
  await sleep(mostMs);
  for (const [at, node] of nodes.entries())
    for (const [url, words] of Object.entries(places))
      expect((await node.get(url)).body.includes(words), `${url} of node ${at}`).toBe(true);
}

test('a product that is published, and its change, is on page, list, search and API of every node within a second', async () => {
  const now = first.clock.now();
  const { db, queue } = first.app;
  const images = [{ mediaId: 'bia', alt: 'Bãi biển lúc bình minh', category: 'Bãi biển', caption: '' }];
  const begun = await addProduct(
    db,
    {
      ...{ kind: 'hotel', slug: 'mai-am-ven-doi', title: 'Mái Ấm Ven Đồi', province: 'lam-dong' },
      ...{ supplier: 'song-lang', actor },
    },
    now,
  );
  if (!begun.ok) throw new Error(begun.reason);
  const { id } = begun;
  const publish = async (title: string) => {
    const { revision } = (await findEditedProduct(db, id)) as EditedProduct;
    const saved = await saveProductDraft(
      db,
      { id, revision, content: sampleContent('hotel', title, { images }), actor },
      now,
    );
    if (!saved.ok) throw new Error(saved.reason);
    return publishProduct({ db, queue }, { id, revision: saved.version, actor }, now);
  };
  const page = '/khach-san/mai-am-ven-doi.html';
  const places = (title: string): Places => ({
    [page]: title,
    '/khach-san': title,
    [`/tim-kiem?search=${encodeURIComponent(title)}`]: page,
    '/api/v1/hotels?limit=50': title,
  });
  await expectEverywhere(places('Mái Ấm Ven Đồi'), () => publish('Mái Ấm Ven Đồi'));
  await expectEverywhere(places('Nhà Gỗ Thông Reo'), () => publish('Nhà Gỗ Thông Reo'));
}, 60_000);

test('an article that is published, and its change, is on page, list, search, sitemap, feed and API of every node within a second', async () => {
  const now = first.clock.now();
  const { db } = first.app;
  const slug = 'mua-san-may';
  const valuesOf = (title: string): TextValues => ({
    ...{
      title,
      excerpt: 'Ba cung đường.',
      content: '## Một\n\nĐi sớm.',
      category: 'Cẩm nang',
      tags: 'săn mây',
    },
    ...{
      authorName: 'Vy',
      authorBio: '',
      publishedOn: '2026-11-01',
      provinces: 'Lâm Đồng',
      mediaId: 'bia',
      special: '',
    },
  });
  const ref = { type: 'article', slug } as const;
  let revision = 0;
  const publish = async (title: string) => {
    const values = valuesOf(title);
    if (revision === 0) await addArticle(db, { slug, values, actor }, now);
    else await saveDraft(db, { ref, revision, values, actor }, now);
    const { revision: seen } = await db
      .selectFrom('articles')
      .select('revision')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    revision = seen + 1;
    return publishText(db, { ref, revision: seen, actor }, now);
  };
  const places = (title: string): Places => ({
    [`/${slug}`]: title,
    '/cam-nang-du-lich': title,
    '/cam-nang-du-lich/rss.xml': title,
    [`/tim-kiem?search=${encodeURIComponent(title)}`]: `/${slug}`,
    '/api/v1/articles?limit=50': title,
  });
  await expectEverywhere({ ...places('Mùa săn mây'), '/sitemaps/cam-nang-du-lich.xml': `/${slug}` }, () =>
    publish('Mùa săn mây'),
  );
  await expectEverywhere(places('Đường lên bản xa'), () => publish('Đường lên bản xa'));
}, 60_000);
