import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAlerts } from '#modules/alerts/commands/check-alerts.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { alertMailJobs } from '#modules/mails/commands/alert-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createInventory, createRates } from '#tests/factories/days-on-sale.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './alert-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

async function newsTo(recipient: string) {
  for (const { name, data } of site.queue.sent.splice(0))
    await alertMailJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  return site.db
    .selectFrom('mails')
    .select('plain')
    .where('recipient', '=', recipient)
    .where('template', '=', 'alert_news')
    .orderBy('id')
    .execute();
}

const kinds = kindNames.filter((kind) => kind !== 'hotel');

/** What cards read of products of a kind, besides what pricing reads. */
const onCards: Partial<Record<KindName, object>> = {
  tour: { departureFrom: 'Hà Nội', transport: ['Xe du lịch'] },
};

/** A product of a kind, and a signed-in guest who has verified the mail address for the alert. */
async function watch(kind: KindName, details: object = {}) {
  const { productId, unitIds, vehicleIds } = await createProductOfKind(site.db, kind, {
    details: { ...onCards[kind], ...details },
  });
  const { slug } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const guest = await signInGuest(site);
  const asked = {
    path: `/bao-tin?san-pham=${getKind(kind).prefix.slice(1)}/${slug}`,
    cookie: guest.cookie,
  };
  const ask = (fields: Record<string, string>) =>
    callPage(site, page.action, {
      ...asked,
      form: {
        ...{ from: '2026-12-10', to: '2026-12-12', rooms: '1', adults: '2' },
        ...{ email: guest.email, consent: 'on', openedAt: '2026-11-21T02:55:00.000Z', ...fields },
      },
    });
  const set = (table: 'daily_rates' | 'inventory', values: Record<string, number>) =>
    site.db
      .updateTable(table)
      .set(values as never)
      .where('unit_id', 'in', unitIds)
      .execute();
  return { guest, ask, set, asked, unitIds, vehicleIds };
}

const totalOf = (plain = '') => Number(/từ ([\d.]+)\s?₫/.exec(plain)?.[1]?.replaceAll('.', ''));

test.each(kinds)('F16: a cheaper %s is reported, with the total of a quote', async (kind) => {
  const { guest, ask, set, asked } = await watch(kind);
  const loaded = await callPage(site, page.loader, asked);
  expect(loaded).toMatchObject({
    product: { labels: { from: getKind(kind).search.words.from, hasRooms: false } },
  });
  expect(redirectOf(await ask({ kind: 'price' }))[0]).toBe(303);
  await checkAlerts(site.app);
  expect(await newsTo(guest.email), 'nothing has changed').toEqual([]);
  await set('daily_rates', { price_vnd: 400_000, list_vnd: 400_000 });
  await checkAlerts(site.app);
  const [news, ...more] = await newsTo(guest.email);
  expect(more).toEqual([]);
  expect([400_000, 800_000]).toContain(totalOf(news?.plain));
  expect(news?.plain).toContain('from=2026-12-10');
});

/** Nothing is left on any day, and something again. */
async function sellOut({ set, vehicleIds }: Awaited<ReturnType<typeof watch>>, isSoldOut: boolean) {
  if (vehicleIds.length > 0)
    await site.db.updateTable('vehicles').set({ status: !isSoldOut }).where('id', 'in', vehicleIds).execute();
  else await set('inventory', { allotment: isSoldOut ? 0 : 5 });
}

test.each(kinds)('F58: available places of a %s are reported, once', async (kind) => {
  const watched = await watch(kind);
  const { guest, ask } = watched;
  expect(await ask({ kind: 'places' }), 'it is available').toMatchObject({ init: { status: 422 } });
  await sellOut(watched, true);
  expect(redirectOf(await ask({ kind: 'places' }))[0]).toBe(303);
  await checkAlerts(site.app);
  expect(await newsTo(guest.email)).toEqual([]);
  await sellOut(watched, false);
  await checkAlerts(site.app);
  expect(await newsTo(guest.email)).toHaveLength(1);
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM alerts WHERE email = ${guest.email}`.execute(site.db);
  expect(rows).toEqual([{ state: 'ended' }]);
});

test('a car that is returned is watched with both of its days; a transfer has but one', async () => {
  const rental = await watch('car', { mode: 'self-drive' });
  expect(await callPage(site, page.loader, rental.asked)).toMatchObject({
    product: { labels: { from: 'Ngày nhận', end: 'Ngày trả', adults: 'Số khách' } },
  });
  expect(await rental.ask({ kind: 'price', to: '2026-12-09', adults: '61' })).toMatchObject({
    data: { errors: { adults: 'Nhiều nhất 60 khách.' } },
  });
  expect(await rental.ask({ kind: 'price', to: '2026-12-09' })).toMatchObject({
    data: { errors: { to: 'Ngày trả phải sau ngày nhận, nhiều nhất 30 ngày.' } },
  });
  expect(await rental.ask({ kind: 'price', to: '' })).toMatchObject({
    data: { errors: { to: 'Vui lòng chọn ngày trả.' } },
  });
  await rental.ask({ kind: 'price', to: '2026-12-13' });
  await rental.set('daily_rates', { price_vnd: 500_000, list_vnd: 500_000 });
  await checkAlerts(site.app);
  const [news] = await newsTo(rental.guest.email);
  expect(totalOf(news?.plain)).toBe(1_500_000);
  expect(news?.plain).toContain('to=2026-12-13');
  const transfer = await watch('car');
  expect(await callPage(site, page.loader, transfer.asked)).toMatchObject({
    product: { labels: { end: null } },
  });
});

test('a ticket for some guests is neither a lower price of the others nor a place for them', async () => {
  const { guest, ask, unitIds } = await watch('attraction');
  const [unitId] = unitIds as [number];
  const { rows } = await sql<{ id: number }>`
    INSERT INTO units (product_id, code, title, quantity, max_adults, max_children, max_occupancy, base_vnd, details)
    SELECT product_id, 'toi', 'Vé buổi tối', quantity, max_adults, max_children, max_occupancy, base_vnd,
      details || '{"entryAt": "18:00"}'
    FROM units WHERE id = ${unitId} RETURNING id`.execute(site.db);
  const evening = { unitIds: rows.map(({ id }) => id), from: '2026-12-01', to: '2027-01-01' };
  await createInventory(site.db, { ...evening, allotment: 5 });
  await createRates(site.db, { ...evening, priceVnd: 100_000 });
  await ask({ kind: 'price' });
  await site.db.updateTable('inventory').set({ allotment: 0 }).where('unit_id', '=', unitId).execute();
  await ask({ kind: 'places' });
  await checkAlerts(site.app);
  expect(await newsTo(guest.email)).toEqual([]);
});

test('a day on which a cruise never sails is refused, and what is sold by quote alone cannot be watched', async () => {
  const { ask } = await watch('cruise', { sailingWeekdays: [6] });
  expect(await ask({ kind: 'places', from: '2026-12-10' })).toMatchObject({
    data: { errors: { form: expect.stringContaining('Ngày này không có lịch') } },
  });
  const { asked, unitIds } = await watch('service');
  await site.db.updateTable('units').set({ status: false }).where('id', 'in', unitIds).execute();
  await expect(callPage(site, page.loader, asked)).rejects.toMatchObject({ init: { status: 404 } });
});
