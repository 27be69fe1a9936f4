import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageCacheChannel } from '#platform/cache/page-cache.ts';
import { createWorker, type Worker } from '#platform/queue/queue.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { settingsJobTypes } from '../events.ts';
import { settingsJobs } from '../jobs.ts';
import { isBannerOn, nextBannerTurn } from './banner-turns.ts';
import { editWording } from './edit-wording.ts';
import type { BannerWords } from './shapes.ts';
import { startWording } from './wording-kinds.ts';

let database: TestDatabase;
let worker: Worker;
let listener: pg.Client;
/** Received announcements: the tags, and the time in epoch milliseconds. */
const announced: { tags: string[]; at: number }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  worker = createWorker(database.url, { warn: vi.fn(), error: vi.fn() });
  await worker.start(settingsJobTypes);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload = '[]' }) =>
    announced.push({ tags: JSON.parse(payload), at: Date.now() }),
  );
  await listener.query(`LISTEN ${pageCacheChannel}`);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await listener.end();
  await database.drop();
});

const banner = (times: Partial<BannerWords>): BannerWords => ({
  ...{ isShown: true, mediaId: 'bien', alt: 'Biển', title: 'Hè', text: '', href: '/khach-san' },
  ...{ from: '', to: '', ...times },
});
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('a scheduled banner invalidates the home page when it starts, and not before', async () => {
  const [comes, gone] = [inMs(3_000), inMs(-60_000)];
  const { banners } = startWording({ kind: 'banners' });
  const value = {
    banners: [
      banner({ from: comes }),
      // Neither a past nor a hidden banner causes an announcement.
      banner({ to: gone }),
      banner({ isShown: false, from: inMs(1_000) }),
      ...banners.slice(3),
    ],
  };
  const edit = { ref: { kind: 'banners' }, version: 0, value, actor: staff('an') } as const;
  expect(await editWording({ db: database.db, queue: worker }, edit, new Date())).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(announced).toHaveLength(1));
  for (const { type, handle } of settingsJobs) await worker.work(type, () => handle({ db: database.db }));
  await vi.waitFor(() => expect(announced).toHaveLength(2), { timeout: 15_000, interval: 50 });
  expect(announced[1]?.tags).toEqual(['content']);
  expect(announced[1]?.at).toBeGreaterThanOrEqual(Date.parse(comes));
}, 30_000);

test('a banner is shown from its first instant to its last, and the next change is the earliest of all', () => {
  const at = (hour: number) => `2027-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const day = banner({ from: at(8), to: at(20) });
  const stands = [7, 8, 19, 20].map((hour) => isBannerOn(day, new Date(at(hour))));
  expect(stands).toEqual([false, true, true, false]);
  expect(isBannerOn({ ...day, isShown: false }, new Date(at(9)))).toBe(false);
  const banners = [day, banner({ to: at(12) }), banner({ isShown: false, from: at(9) })];
  const turns = [7, 8, 12, 20].map((hour) => nextBannerTurn(banners, new Date(at(hour)))?.toISOString());
  expect(turns).toEqual([at(8), at(12), at(20), undefined]);
});
