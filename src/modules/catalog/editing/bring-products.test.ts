import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listHistory } from '#platform/history/list-history.ts';
import { staff } from '#tests/factories/staff.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { withdrawProduct } from '../commands/products.ts';
import { bringProducts } from './bring-products.ts';
import type { BroughtProduct } from './bring-steps/brought-product.ts';
import { listFormerProducts } from './find-edited-product.ts';
import { type ListedContent, listEditedProducts } from './list-edited-products.ts';

const now = new Date('2026-11-26T03:00:00Z');
const actor = staff('lan');

const database = setUpTestDatabase({ demo: true });
let tours: ListedContent[];
beforeAll(async () => {
  tours = await listEditedProducts(database.db, 'tour', { most: 12 });
}, demoTimeoutMs);

const bring = async (products: BroughtProduct[], who = actor) => {
  const queue = createFakeQueue();
  const results = await database.db
    .transaction()
    .execute((tx) => bringProducts({ tx, queue }, { kind: 'tour', products, actor: who }, now));
  return { results, jobs: queue.sent.map(({ data }) => (data as { productId: number }).productId) };
};
const tour = (at: number) => tours[at] as ListedContent;
const fresh = (at: number, slug: string, isPut: boolean): BroughtProduct => ({
  ...{ slug, code: slug.toUpperCase(), content: { ...tour(at).live, title: `Hành trình ${slug}` } },
  ...{ isWritten: true, isPut, seen: null },
});
const again = (at: number, title: string, isPut: boolean): BroughtProduct => ({
  ...{ slug: tour(at).slug, content: { ...tour(at).live, title }, isWritten: true, isPut },
  seen: { id: tour(at).id, revision: tour(at).revision },
});
const found = async (word: string) => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM search_documents WHERE source = 'products' AND title_key LIKE ${`% ${word} %`}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
};

test('a bulk import has the same effect as single edits: site, search, lists, drafts, former versions, history and jobs', async () => {
  await database.db
    .transaction()
    .execute((tx) => withdrawProduct(tx, { kind: 'tour', slug: tour(3).slug, actor }, now));
  const { results, jobs } = await bring([
    fresh(0, 'gop-mot', true),
    fresh(0, 'gop-hai', false),
    again(1, 'Hành trình gopba', true),
    again(2, 'Hành trình gopbon', false),
    { ...again(3, '', true), content: tour(3).live, isWritten: false },
  ]);
  expect(results.map((one) => one.ok)).toEqual([true, true, true, true, true]);
  const ids = results.flatMap((one) => (one.ok ? [one.id] : []));
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
  expect(jobs, 'a new product has no days and prices yet').toEqual([third, fifth]);

  const standing = await listEditedProducts(database.db, 'tour', { ids });
  const by = new Map(standing.map((one) => [one.id, one]));
  expect(by.get(first)).toMatchObject({ state: 'published', draft: null, revision: 2, code: 'GOP-MOT' });
  expect(by.get(first)?.live, 'all that is said of it, with links and pictures in their order').toEqual({
    ...tour(0).live,
    title: 'Hành trình gop-mot',
  });
  expect(by.get(second)).toMatchObject({ state: 'new', revision: 1, draft: { title: 'Hành trình gop-hai' } });
  expect(by.get(third)).toMatchObject({ state: 'published', draft: null, revision: tour(1).revision + 2 });
  expect(by.get(third)?.live).toEqual({ ...tour(1).live, title: 'Hành trình gopba' });
  expect(by.get(fourth)).toMatchObject({ live: tour(2).live, draft: { title: 'Hành trình gopbon' } });
  expect(by.get(fifth)).toMatchObject({ state: 'published', live: tour(3).live });
  expect(results.map((one) => one.ok && one.revision)).toEqual(ids.map((id) => by.get(id)?.revision));

  expect(await found('mot')).toContain(first);
  expect(await found('gopba')).toEqual([third]);
  expect([...(await found('hai')), ...(await found('gopbon'))]).not.toEqual(
    expect.arrayContaining([second, fourth]),
  );
  const { rows: noted } = await sql<{ id: number }>`
    SELECT product_id AS id FROM product_changes WHERE product_id = ANY (${ids}::int[])
      AND changed_in = (SELECT max(changed_in) FROM product_changes) ORDER BY 1`.execute(database.db);
  expect(noted.map(({ id }) => id)).toEqual([first, second, third, fifth].toSorted((a, b) => a - b));

  const [former] = await listFormerProducts(database.db, third);
  expect(former).toMatchObject({ content: { title: tour(1).live.title }, replacedBy: 'lan' });
  const verbs = await Promise.all(
    ids.map(async (id) => {
      const { lines } = await listHistory(database.db, { objectType: 'product', objectId: String(id) });
      return lines.map(({ verb }) => verb).toReversed();
    }),
  );
  expect(verbs).toEqual([
    ['catalogue.add', 'catalogue.draft', 'catalogue.publish'],
    ['catalogue.add', 'catalogue.draft'],
    ['catalogue.draft', 'catalogue.publish'],
    ['catalogue.draft'],
    ['catalogue.withdraw', 'catalogue.publish'],
  ]);
});

test('invalid products are refused by name, and the others are written', async () => {
  const wordless = fresh(4, 'khong-chu', true);
  const { results, jobs } = await bring([
    fresh(4, 'con-lai', true),
    { ...fresh(4, 'trung-ma', true), code: 'CON-LAI' },
    { ...fresh(4, tour(5).slug, true), code: 'DIA-CHI-CU' },
    { ...wordless, content: { ...wordless.content, highlights: ['Một'] } },
    { ...fresh(4, 'khong-ten', false), content: { ...tour(4).live, places: ['khong-co'] } },
    { ...again(6, 'Muộn', true), seen: { id: tour(6).id, revision: 99 } },
    { ...again(7, '', true), content: tour(7).live, isWritten: false },
  ]);
  expect(results.map((one) => (one.ok ? 'ok' : one.reason))).toEqual([
    ...['ok', 'code_taken', 'slug_taken', 'incomplete', 'unknown_name', 'changed_meanwhile', 'nothing_new'],
  ]);
  expect(results[3]).toMatchObject({ errors: { highlights: expect.stringMatching(/./) } });
  expect(results[4]).toMatchObject({ errors: { places: 'Không có điểm đến “khong-co”.' } });
  expect(jobs).toEqual([]);
  const titles = await database.db
    .selectFrom('products')
    .select('slug')
    .where('slug', 'in', ['con-lai', 'trung-ma', 'khong-chu', 'khong-ten'])
    .execute();
  expect(titles).toEqual([{ slug: 'con-lai' }]);
});

test('products without a code are numbered consecutively; without the right to publish only drafts are written', async () => {
  const bare = (slug: string) => ({ ...fresh(8, slug, false), code: undefined });
  const { results } = await bring([bare('so-mot'), bare('so-hai')]);
  const ids = results.flatMap((one) => (one.ok ? [one.id] : []));
  const codes = (await listEditedProducts(database.db, 'tour', { ids })).map(({ code }) => code);
  const [one = 0, two = 0] = codes.map((code) => Number(/\d+$/.exec(code)?.[0]));
  expect(two).toBe(one + 1);
  const writer = staff('ha', { 'catalogue.edit': null });
  const tried = await bring([fresh(8, 'khong-dang', true), fresh(8, 'chi-nhap', false)], writer);
  expect(tried.results.map((result) => result.ok || result.reason)).toEqual(['not_allowed', true]);
});
