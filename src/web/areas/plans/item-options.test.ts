import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { planChange } from '#modules/plans/schema.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTripPlan, someDevice, viewPlan } from '#tests/factories/trip-plan.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as addPage from './add-to-plan-page.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import * as planPage from './plan-page.tsx';

let site: TestServer;
let tour: TestProductOfKind;
let plans: number[];
const lunch = { code: 'com-trua', label: 'Cơm trưa', priceVnd: 80_000, per: 'person' };
const photo = { code: 'anh', label: 'Chụp ảnh', priceVnd: 200_000, per: 'booking' };
const pickups = [
  { code: 'nha-hat', label: 'Nhà hát', priceVnd: 0, per: 'booking', group: 'pickup' },
  { code: 'san-bay', label: 'Sân bay', priceVnd: 150_000, per: 'booking', group: 'pickup' },
];
beforeAll(async () => {
  site = await createTestServer();
  tour = await createProductOfKind(site.db, 'experience', {
    details: { extras: [lunch, photo, ...pickups] },
  });
  const [plan] = await site.db
    .selectFrom('rate_plans')
    .selectAll()
    .where('product_id', '=', tour.productId)
    .execute();
  const { id, ...row } = plan as NonNullable<typeof plan>;
  const other = { ...row, code: 'hoan-huy', title: 'Hoàn hủy linh hoạt', price_percent: 110, position: 9 };
  const made = await site.db.insertInto('rate_plans').values(other).returning('id').executeTakeFirstOrThrow();
  plans = [id, made.id];
});
afterAll(() => site.close());

const visitor = someDevice();
const cookie = `nv_plans=${visitor.token}`;

async function planWithTour() {
  const { slug, days } = await createTripPlan(site.db, visitor, { startsOn: '2026-12-07' });
  const id = randomUUID();
  const item = { kind: 'product', productId: tour.productId, unitId: tour.unitIds[0] };
  const change = planChange.parse({ op: 'add-item', id, dayId: days[0]?.id, item });
  expect(await changePlan(site.db, { slug, change, visitor }, site.clock.now())).toMatchObject({ ok: true });
  const asked = { path: `/chuyen-di/ke-hoach/${slug}`, params: { slug }, cookie };
  const seenItem = async () => {
    const { days: shown } = (await callPage(site, planPage.loader, asked)) as PlanPageData;
    const [first] = shown[0]?.items ?? [];
    if (!first) throw new Error('The item has gone');
    return first;
  };
  const choice = async () => (await viewPlan(site.db, slug, visitor)).days[0]?.items[0]?.choice;
  /** Submits the item's form as its page renders it, with some fields changed. */
  const save = async (fields: { plan?: string; extra?: string[]; unitId?: string; note?: string }) => {
    const { version, unitId, options, note } = await seenItem();
    const seen = {
      note,
      hour: '',
      unitId: String(unitId),
      plan: String(options?.planId),
      extra: options?.extra,
    };
    const { extra = (options?.extra ?? '').split(','), ...typed } = fields;
    const form: [string, string][] = [
      ['intent', 'edit-item'],
      ['id', id],
      ['version', String(version)],
      ['seen', JSON.stringify(seen)],
      ...Object.entries({ note, hour: '', unitId: String(unitId), plan: seen.plan, ...typed }),
      ...extra.map((value): [string, string] => ['extra', value]),
    ];
    return callPage(site, planPage.action, { ...asked, form });
  };
  return { save, seenItem, choice };
}

test('PLAN-01: rate plan and extras of an item are chosen in its form, priced, shown and removed', async () => {
  const { save, seenItem, choice } = await planWithTour();
  const before = await seenItem();
  expect(before.options).toMatchObject({
    plans: [{ id: plans[0] }, { id: plans[1], title: 'Hoàn hủy linh hoạt' }],
    planId: plans[0],
    extra: 'nha-hat.1',
    chosen: [],
  });
  // Two guests pay a million each, with the free pick-up.
  expect(before.price).toMatchObject({ amount: 2_000_000 });
  expect(before.price?.lines.map(({ label }) => label)).toContain('Nhà hát');
  expect(redirectOf(await save({ note: 'Mang nón' }))[0]).toBe(303);
  expect(await choice(), 'what was only proposed is nobody’s choice').toEqual({});
  const saved = await save({ plan: String(plans[1]), extra: ['san-bay', 'com-trua', 'anh'] });
  expect(redirectOf(saved)[0]).toBe(303);
  const chosen = await seenItem();
  expect(chosen.options).toMatchObject({ planId: plans[1], extra: 'anh.1,com-trua.1,san-bay.1' });
  expect(chosen.options?.chosen).toEqual(['Hoàn hủy linh hoạt', 'Cơm trưa', 'Chụp ảnh', 'Sân bay']);
  expect(chosen.price).toMatchObject({ amount: 2_200_000 + 160_000 + 200_000 + 150_000 });
  expect(await choice()).toMatchObject({ ratePlanId: plans[1] });
  await save({ plan: String(plans[0]), extra: ['nha-hat'] });
  expect((await seenItem()).options).toMatchObject({
    planId: plans[0],
    extra: 'nha-hat.1',
    chosen: ['Nhà hát'],
  });
  expect((await seenItem()).price).toMatchObject({ amount: 2_000_000 });
});

test("PLAN-01: the quantity of an extra is chosen in the item's form, priced and shown", async () => {
  const { save, seenItem, choice } = await planWithTour();
  expect(redirectOf(await save({ extra: ['nha-hat', 'com-trua.2', '', 'anh.3'] }))[0]).toBe(303);
  const chosen = await seenItem();
  expect(chosen.options?.chosen).toEqual(['Cơm trưa × 2', 'Chụp ảnh × 3', 'Nhà hát']);
  // Two lunches for each of two guests.
  expect(chosen.price).toMatchObject({ amount: 2_000_000 + 4 * 80_000 + 3 * 200_000 });
  await save({ extra: ['nha-hat', 'com-trua.1', ''] });
  expect((await choice())?.extras).toEqual([
    { code: 'nha-hat', quantity: 1 },
    { code: 'com-trua', quantity: 1 },
  ]);
  expect(await save({ extra: ['com-trua.61'] })).toMatchObject({
    init: { status: 422 },
    data: { field: 'extra', error: expect.stringContaining('60'), typed: { extra: 'com-trua.61' } },
  });
});

test('a discontinued choice is refused at its field with input kept, and not carried to another unit', async () => {
  const { save, seenItem, choice } = await planWithTour();
  expect(await save({ extra: ['san-bay', 'anh', 'het-ban'], note: 'Mang nón' })).toMatchObject({
    init: { status: 422 },
    data: {
      field: 'extra',
      error: expect.stringContaining('không còn bán'),
      typed: { extra: 'san-bay,anh,het-ban' },
    },
  });
  expect(await save({ plan: '999999' })).toMatchObject({ init: { status: 422 }, data: { field: 'plan' } });
  expect(await save({ unitId: 'x' })).toMatchObject({ init: { status: 422 }, data: { field: 'unitId' } });
  expect(await choice()).toEqual({});
  await save({ plan: String(plans[1]), extra: ['san-bay', 'anh'] });
  // Without a unit there are no options: those of the former unit are dropped.
  await save({ unitId: '' });
  expect(await choice()).toEqual({});
  expect((await seenItem()).options).toBeNull();
});

test("a product page's choices are carried with their unit, and with no other", async () => {
  const { slug: product } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', tour.productId)
    .executeTakeFirstOrThrow();
  const asked = `unit=${tour.unitIds[0]}&plan=${plans[1]}&extra=com-trua&extra=san-bay.1&extra=het-ban`;
  const path = `/chuyen-di/ke-hoach/them?san-pham=trai-nghiem/${product}&${asked}`;
  expect(await callPage(site, addPage.loader, { path, cookie })).toMatchObject({
    along: ['Hoàn hủy linh hoạt', 'Cơm trưa', 'Sân bay'],
  });
  const put = async (unitId: string) => {
    const form = { newId: randomUUID(), into: 'moi', unitId, hour: '' };
    const to = redirectOf(await callPage(site, addPage.action, { path, cookie, form }))[1] ?? '';
    const slug = /([a-z0-9]{16})#/.exec(to)?.[1] ?? '';
    return (await viewPlan(site.db, slug, visitor)).days[0]?.items[0]?.choice;
  };
  expect(await put(String(tour.unitIds[0]))).toEqual({
    ratePlanId: plans[1],
    extras: [
      { code: 'com-trua', quantity: 1 },
      { code: 'san-bay', quantity: 1 },
    ],
  });
  expect(await put('')).toEqual({});
});
