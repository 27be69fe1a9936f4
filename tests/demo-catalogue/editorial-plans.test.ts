import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { demoNow, demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as checkout from '#web/areas/checkout/checkout-page.tsx';
import type { PlanPageData } from '#web/areas/plans/load-plan-page.ts';
import * as planPage from '#web/areas/plans/plan-page.tsx';
import * as publicPage from '#web/areas/plans/public-plan-page.tsx';
import { loadNearTrip } from '#web/parts/booking/load-near-trip.ts';

const slugs = readdirSync('demo/catalogue/plans').map((file) => file.replace('.json', ''));
/** A contact of its own for each plan, because the number of held places per person is limited. */
const contactOf = (slug: string) => ({
  ...{ fullName: 'Nguyễn Thu Hà', terms: 'on', email: `${slug}@example.com` },
  phone: `0912 345 6${10 + slugs.indexOf(slug)}`,
});

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true, at: demoNow.toISOString() });
}, demoTimeoutMs);
afterAll(() => site.close());

/** Merges cookies; later values win, as in a browser. */
function joined(...cookies: string[]): string {
  const all = cookies.flatMap((one) => one.split('; ')).filter(Boolean);
  return [...new Map(all.map((one) => [one.split('=')[0], one])).values()].join('; ');
}

test('there are ten', () => expect(slugs).toHaveLength(10));

test.each(slugs)('%s is copied, priced for a day, put into one checkout and booked whole', async (slug) => {
  const copied = await callPage(site, publicPage.action, {
    path: `/ke-hoach/${slug}`,
    params: { slug },
    form: { intent: 'copy' },
  });
  const path = redirectOf(copied)[1] as string;
  const own = { path, params: { slug: path.split('/').at(-1) as string }, cookie: cookieOf(copied) };
  const open = async () => (await callPage(site, planPage.loader, own)) as PlanPageData;
  const { plan, days } = await open();
  const products = days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'product').length;
  expect(products).toBeGreaterThan(0);
  const described = await callPage(site, planPage.action, {
    ...own,
    form: {
      intent: 'describe',
      version: String(plan.version),
      title: plan.title,
      adults: String(plan.party.adults),
      ages: plan.party.childAges.join(' '),
      startsOn: '2027-01-12',
    },
  });
  expect(redirectOf(described)[0]).toBe(303);
  const { price } = await open();
  expect(price).toMatchObject({ bookable: products, unpriced: 0 });

  const booked = await callPage(site, planPage.action, { ...own, form: { intent: 'book' } });
  expect(redirectOf(booked)).toEqual([303, '/dat-cho']);
  const cookie = joined(own.cookie, cookieOf(booked));
  const drawn = await callPage(site, checkout.loader, { path: '/dat-cho', cookie });
  const { token, requestKey, items, summary } = drawn as unknown as {
    token: string;
    requestKey: string;
    items: QuotedItem[];
    summary: { total: number };
  };
  expect(items).toHaveLength(products);
  expect(summary.total).toBe(price?.total);
  // Suggestions beside the trip include nothing that is already part of it.
  const booking = new Set(items.map(({ productId }) => productId));
  const near = await loadNearTrip(site.db, items, { now: site.clock.now() });
  expect(near.filter(({ id }) => booking.has(id))).toEqual([]);
  const held = await callPage(site, checkout.action, {
    path: '/dat-cho',
    cookie,
    ip: `203.0.113.${slugs.indexOf(slug)}`,
    form: { ...contactOf(slug), quoteToken: token, requestKey, method: 'vietqr' },
  });
  const code = /DV\w{7}/.exec(redirectOf(held)[1] ?? '')?.[0] ?? '';
  const row = await site.db
    .selectFrom('bookings')
    .select(['id', 'state', 'total_vnd'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(row.state).toMatch(/^(pending_payment|on_request)$/);
  expect(row.total_vnd).toBe(price?.total);
  const kept = await site.db
    .selectFrom('booking_items')
    .select('id')
    .where('booking_id', '=', row.id)
    .execute();
  expect(kept).toHaveLength(products);
  const marked = (await open()).days.flatMap((day) => day.items).filter(({ booked: one }) => one);
  expect(marked).toHaveLength(products);
});
