import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { planChange } from '#modules/plans/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTripPlan, someDevice } from '#tests/factories/trip-plan.ts';
import { transferByBank } from '#tests/support/api-booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as checkout from '#web/areas/checkout/checkout-page.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import * as planPage from './plan-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const own = '/chuyen-di/ke-hoach';

/** The items of each day. */
const wishes: { kind: KindName; day: number; fields?: object }[] = [
  { kind: 'hotel', day: 0, fields: { choice: { nights: 4 } } },
  { kind: 'attraction', day: 1 },
  { kind: 'tour', day: 2 },
  { kind: 'car', day: 4, fields: { hour: '08:30' } },
];

test('PLAN-02: five days with a stay, a ticket, a tour and a car are priced, booked in one checkout, paid, and shown as booked', async () => {
  const visitor = someDevice();
  const { slug, days } = await createTripPlan(site.db, visitor, { startsOn: '2026-12-07', days: 5 });
  let cookie = `nv_plans=${visitor.token}`;
  const open = async () =>
    (await callPage(site, planPage.loader, {
      path: `${own}/${slug}`,
      params: { slug },
      cookie,
    })) as PlanPageData;
  for (const { kind, day, fields = {} } of wishes) {
    const { productId, unitIds } = await createProductOfKind(site.db, kind);
    // What the tour's card shows at the checkout.
    const shown = JSON.stringify({ departureFrom: 'Hà Nội', transport: ['Xe'] });
    await sql`UPDATE products SET details = details || ${shown}::jsonb WHERE id = ${productId}`.execute(
      site.db,
    );
    const item = { kind: 'product', productId, unitId: unitIds[0], ...fields };
    const change = planChange.parse({ op: 'add-item', id: randomUUID(), dayId: days[day]?.id, item });
    expect(await changePlan(site.db, { slug, change, visitor }, site.clock.now())).toMatchObject({
      ok: true,
    });
  }
  const planned = await open();
  expect(planned.price).toMatchObject({ bookable: 4, unpriced: 0, total: expect.any(Number) });
  const booked = await callPage(site, planPage.action, {
    ...{ path: `${own}/${slug}`, params: { slug }, cookie },
    form: { intent: 'book' },
  });
  expect(redirectOf(booked)[1]).toBe('/dat-cho');
  cookie = `${cookie}; ${cookieOf(booked)}`;
  const opened = (await callPage(site, checkout.loader, { path: '/dat-cho', cookie })) as {
    token: string;
    requestKey: string;
  };
  const contact = { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com', terms: 'on' };
  const form = { ...contact, quoteToken: opened.token, requestKey: opened.requestKey, method: 'vietqr' };
  const held = await callPage(site, checkout.action, { path: '/dat-cho', cookie, form });
  const code = /DV\w{7}/.exec(redirectOf(held)[1] ?? '')?.[0] ?? '';
  cookie = `${cookie}; ${cookieOf(held)}`;
  const { due_now_vnd: amountVnd } = await site.db
    .selectFrom('bookings')
    .select('due_now_vnd')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await transferByBank(site, { amountVnd, content: code });
  const items = (await open()).days.flatMap((day) => day.items);
  expect(items.map((item) => item.booked)).toEqual(
    wishes.map(() => ({ label: 'Đặt chỗ thành công', code, hasVoucher: true, otherDay: null })),
  );
  expect(await open()).toMatchObject({ price: { bookable: 0, unpriced: 0 } });
});
