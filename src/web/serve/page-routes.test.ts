import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { savePage } from '#modules/content/commands/pages.ts';
import { saveEditorialPlan } from '#modules/plans/editorial/save-editorial-plan.ts';
import { editorialPlan } from '#modules/plans/schema.ts';
import { json } from '#platform/db/json.ts';
import { pages } from '#reference-data/pages.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { exampleAddress } from '#tests/support/example-address.ts';
import { buildOfSources, siteRoutes } from '#tests/support/site-build.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Sharing } from '#web/app/shared-page.ts';
import { listPageRoutes } from './page-routes.ts';
import { sharedAddress } from './pages.ts';

let site: TestServer;
let shared: { id: string; path: string; sharing: Sharing }[];
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createEveryKind(site.db);
  await site.db.transaction().execute(async (tx) => {
    for (const page of pages) await savePage(tx, page);
  });
  const fields = json({ title: 'Giới thiệu', content: 'Bản cũ.', effectiveOn: '2026-01-01', edition: '0.9' });
  const former = { page_slug: 'gioi-thieu', number: 1, fields, replaced_at: new Date(), replaced_by: 'Vy' };
  await site.db.insertInto('former_texts').values(former).execute();
  const plan = {
    slug: 'gioi-thieu',
    title: 'Hai ngày Đà Nẵng',
    days: [{ title: 'Ra biển' }, { title: 'Về' }],
  };
  const days = plan.days.map((day) => ({ ...day, items: [] }));
  await saveEditorialPlan(site.db, editorialPlan.parse({ ...plan, days }), new Date());
  await site.db.updateTable('products').set({ rating_count: 1, rating_avg: 4 }).execute();
  const routes = listPageRoutes(await buildOfSources());
  shared = siteRoutes.flatMap(({ id, path }) => {
    const sharing = routes.get(id)?.sharing;
    return sharing ? [{ id, path: exampleAddress(path), sharing }] : [];
  });
}, 120_000);
afterAll(() => site?.close());
afterEach(() => vi.restoreAllMocks());

/** Values that make a page read its further keys; other keys get '1'. */
const values: Record<string, string[]> = {
  from: ['2026-12-05'],
  to: ['2026-12-07'],
  adults: ['2'],
  ages: ['5'],
  cm: ['120'],
  month: ['2026-12'],
  time: ['09:00'],
  endTime: ['17:00'],
  search: ['da nang'],
  sortBy: ['finalPrice:asc'],
  priceMin: ['100000'],
  priceMax: ['90000000'],
  kind: ['hotel'],
  ids: ['1,2,3'],
};

/** The page without a query, with all the keys that it declares, and the same with dates (without `open`). */
function addressesOf(path: string, { queryKeys = [] }: Sharing): string[] {
  const query = (keys: readonly string[]) =>
    new URLSearchParams(keys.flatMap((key) => (values[key] ?? ['1']).map((value) => [key, value])));
  return [path, `${path}?${query(queryKeys)}`, `${path}?${query(queryKeys.filter((key) => key !== 'open'))}`];
}

/**
 * Records which query keys the pages' code reads from now on. Reads by the router and the host are not recorded, nor those of
 * what a page derives from a part of its query.
 */
function recordReads(address: string): Set<string> {
  const read = new Set<string>();
  const wordsOf = (query: URLSearchParams) => [...query].map(String).sort().join('&');
  const asked = wordsOf(new URL(address, 'http://site').searchParams);
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method] as (key: string) => never;
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      key: string,
    ) {
      const lines = new Error().stack?.split('\n') ?? [];
      const caller = lines.slice(1).find((line) => !/page-routes\.test|vitest|@vitest|spy/.test(line));
      if (wordsOf(this) === asked && caller && /src[\\/]web[\\/](?!serve)/.test(caller)) read.add(key);
      return original.call(this, key);
    });
  }
  return read;
}

test('every shared route declares each query key that it reads', async () => {
  const undeclared: string[] = [];
  const readAnywhere = new Set<string>();
  for (const { id, path, sharing } of shared) {
    for (const address of addressesOf(path, sharing)) {
      const read = recordReads(address);
      const { statusCode } = await site.get(address);
      vi.restoreAllMocks();
      expect(statusCode, address).toBeLessThan(400);
      for (const key of read) {
        readAnywhere.add(key);
        if (!sharing.queryKeys?.includes(key)) undeclared.push(`${id} reads ${key}`);
      }
    }
  }
  expect([...new Set(undeclared)]).toEqual([]);
  for (const key of ['from', 'unit', 'reviews', 'search', 'ids', 'star', 'category'])
    expect(readAnywhere, 'so that this test looks at all').toContain(key);
}, 240_000);

test('an undeclared query key is invisible, and does not make another page', async () => {
  for (const { path, sharing } of shared) {
    const first = await site.get(`${path}?khong-ai-doc=DAUVET`);
    const again = await site.get(`${path}?la-gi-day=DAUKHAC`);
    expect(first.body, path).not.toContain('DAUVET');
    expect(again.headers.etag, path).toBe(first.headers.etag);
    expect(sharedAddress(`${path}?khong-ai-doc=1`, sharing)).toBe(`${path}?`);
  }
}, 240_000);

test('cache tags equal those that changes announce, and each page has the tags that it declares', async () => {
  const announced = announcedTags();
  const declared = new Set(['settings', ...shared.flatMap(({ sharing }) => sharing.tags)]);
  expect([...declared].sort()).toEqual([...announced].sort());
  for (const { path, sharing } of shared) {
    await site.get(path);
    const tags = site.app.cache.peek(path)?.page.tags ?? [];
    for (const tag of ['settings', ...sharing.tags])
      expect(tags, path).toContainEqual(
        tag.endsWith('*') ? expect.stringMatching(`^${tag.slice(0, -1)}\\d+$`) : tag,
      );
  }
}, 240_000);

/** The tags of every `announceChange` in the sources, with a star for parts known only at runtime. */
function announcedTags(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const calls = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/await announceChange\(([^;]+)\);/g)].map(
      ([, call = '']) => call,
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  return new Set(
    calls.flatMap((call) => {
      const tags = [...call.matchAll(/'([\w-]+)'|`([\w-]+:)\$\{[^}]+\}`/g)].map(
        ([, whole, start]) => whole ?? `${start}*`,
      );
      expect(tags, call).not.toEqual([]);
      return tags;
    }),
  );
}
