import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historySweep } from '#platform/history/check-history.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
}, 120_000);
afterAll(() => site?.close());

const metrics = async () => (await site.get('/metrics')).body;
const figure = async (line: string) =>
  Number(
    (await metrics())
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );

test("R-12: requests are counted by method, route and status, and never by visitors' input", async () => {
  const count = 'http_request_duration_seconds_count';
  const list = `${count}{method="GET",route="hotel-list",status="200"}`;
  await site.get('/khach-san');
  const before = await figure(list);
  await site.get('/khach-san?search=xyzzy');
  await site.get('/api/v1/hotels/khong-co-dau');
  expect(await figure(list)).toBe(before + 1);
  expect(await figure(`${count}{method="GET",route="/api/v1/hotels/:slug",status="404"}`)).toBe(1);
  expect(await metrics()).not.toMatch(/xyzzy|khong-co-dau/);
});

test('R-12: cache results of shared pages are counted', async () => {
  const of = (result: string) => figure(`page_cache_requests_total{result="${result}"}`);
  const before = { drawn: await of('drawn'), fresh: await of('fresh'), stale: await of('stale') };
  await site.get('/du-lich');
  await site.get('/du-lich');
  site.clock.advance({ minutes: 0.8 });
  await site.get('/du-lich');
  expect(await of('drawn')).toBe(before.drawn + 1);
  expect(await of('fresh')).toBe(before.fresh + 1);
  expect(await of('stale')).toBe(before.stale + 1);
});

test('R-12: connections are counted by pool and state', async () => {
  await site.get('/readyz');
  const text = await metrics();
  for (const pool of ['neo-viet', 'neo-viet-read'])
    for (const state of ['active', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^db_pool_connections{pool="${pool}",state="${state}"} \\d`, 'm'));
});

test('R-12: counters of modules are exported, also by a second server of one process', async () => {
  await historySweep.run(site.app);
  expect(await figure('history_intact')).toBe(1);
  expect(await metrics()).toContain('password_hashes_total');
});

test('OPS-04: how old the last back-up is can be seen once the database machines note it', async () => {
  expect(await metrics()).not.toMatch(/^backup_age_seconds{/m);
  const script = readFileSync('deploy/pgbackrest/note-success.sh', 'utf8');
  const [, statement = ''] = /<<'SQL'\n(.*?)\nSQL/s.exec(script) ?? [];
  const note = (what: string) => sql.raw(statement.replace(":'what'", `'${what}'`)).execute(site.db);
  await note('backup');
  await sql`UPDATE backup_checks SET done_at = done_at - interval '3 days'`.execute(site.db);
  await note('trial-restore');
  expect(await figure('backup_age_seconds{what="backup"}')).toBeGreaterThan(259_000);
  await note('backup');
  expect(await figure('backup_age_seconds{what="backup"}')).toBeLessThan(60);
  expect(await metrics()).toMatch(/^backup_age_seconds{what="trial-restore"} \d/m);
  await expect(note('something else')).rejects.toThrow();
});
