import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { listTasks } from '#modules/tasks/queries/list-tasks.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { checkMargins } from './commands/check-margins.ts';
import { addCostRate } from './commands/cost-rates.ts';

let site: TestServer;
let combo: { productId: number; unitId: number };
let cost: { supplier: { id: number; slug: string }; productId: number; unitId: number };

beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute(async (tx) => {
    await saveSettings(tx, settings);
    await ensureReferenceData(tx);
  });
  const hotel = await createHotel(site.db);
  const [unitId = 0] = hotel.unitIds;
  const made = await createProductOfKind(site.db, 'combo', {
    components: [unitId],
    details: { useFrom: '2026-01-01', useTo: '2027-12-31', saleTo: '2027-12-31' },
  });
  combo = { productId: made.productId, unitId: made.unitIds[0] as number };
  const { id, slug } = await site.db
    .selectFrom('suppliers as s')
    .innerJoin('products as p', 'p.supplier_id', 's.id')
    .select(['s.id', 's.slug'])
    .where('p.id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  cost = { supplier: { id, slug }, productId: hotel.productId, unitId };
  await rollCalendar(site.db, '2026-11-21');
}, 120_000);
afterAll(() => site.close());

/** 3:30 in Vietnam. */
const night = '2026-11-20T20:30:00Z';
const check = (at = night) => checkMargins({ db: site.db, clock: { now: () => new Date(at) } });
const thin = () => site.db.selectFrom('thin_margins').selectAll().execute();

async function pay(netVnd: number, fromOn: string, toOn: string | null): Promise<void> {
  const { supplier, productId, unitId } = cost;
  const what = { productId, unitId, planId: null, basis: 'night' as const, commissionPercent: null };
  const rate = { ...what, netVnd, fromOn, toOn };
  const done = await addCostRate(site.db, { supplier, rate, actor: staff('lan') }, site.clock.now());
  expect(done).toMatchObject({ ok: true });
}

async function tasks() {
  await syncTasks(site.app, 'thin-margin');
  return (await listTasks(site.db, { kinds: ['thin-margin'], limit: 10 })).map(({ objectId, about }) => ({
    objectId,
    about,
  }));
}

test('OFF-11: a combo with days of too low a margin becomes a task at night, and is closed once the margin is restored', async () => {
  await check();
  expect(await thin(), 'nobody has said what it costs').toEqual([]);
  await pay(400_000, '2026-01-01', null);
  expect(await check()).toBe(0);
  await pay(475_000, '2027-03-10', '2027-03-11');
  expect(await check()).toBe(1);
  const [found] = await thin();
  expect(found).toMatchObject({ unit_id: combo.unitId, product_id: combo.productId, worst_on: '2027-03-10' });
  expect(found?.worst_percent).toBeLessThan(10);
  const [task] = await tasks();
  expect(task?.objectId).toBe(`${combo.productId}-${combo.unitId}`);
  expect(task?.about).toContain(`thấp nhất ${found?.worst_percent}% giá bán, ngày 10/03/2027`);
  // The minimum margin is lowered.
  await site.db
    .transaction()
    .execute((tx) => saveSettings(tx, { ...settings, margins: { leastPercent: 1 } }));
  expect(await check()).toBe(0);
  expect(await thin()).toEqual([]);
  expect(await tasks()).toEqual([]);
});

test('nothing is checked by day', async () => {
  await site.db
    .transaction()
    .execute((tx) => saveSettings(tx, { ...settings, margins: { leastPercent: 90 } }));
  expect(await check('2026-11-21T03:00:00Z')).toBe(0);
  expect(await thin()).toEqual([]);
  expect(await check('2026-11-21T20:10:00Z')).toBe(1);
});
