import { beforeEach, expect, test } from 'vitest';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { quote } from '#modules/pricing/quote.ts';
import { changePriceRules, listStoredRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays } from '#platform/time/days.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { addPromotion, editPromotion, switchPromotion } from './edit-promotion.ts';
import { findPromotion } from './find-promotion.ts';
import { listPromotions } from './list-promotions.ts';
import { previewPromotion } from './preview-promotion.ts';
import { type PromotionInput, promotionInput } from './promotion-input.ts';

const now = new Date('2026-11-21T03:00:00Z');
const today = '2026-11-21';
const lan = staff('lan');
const database = setUpTestDatabase({ max: 8 });
let hotel: TestHotel;
let code: string;

beforeEach(async () => {
  hotel = await createHotel(database.db, {});
  await rollCalendar(database.db, today);
  ({ code } = await product());
});

const parts = () => ({ db: database.db, queue: createFakeQueue() });
const product = () =>
  database.db
    .selectFrom('products')
    .select(['code', 'slug', 'price_vnd', 'final_price_vnd', 'price_until_on'])
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
const inputOf = (fields: object): PromotionInput =>
  promotionInput.parse({
    title: 'Ở ba trả hai',
    products: [code],
    fromOn: today,
    toOn: '2026-12-31',
    ...fields,
  });
const add = async (fields: object) => {
  const added = await addPromotion(parts(), { input: inputOf(fields), actor: lan }, now);
  if (!added.ok) throw new Error(added.reason);
  return added.id;
};
const turn = (id: number, isOn: boolean) => switchPromotion(parts(), { id, isOn, actor: lan }, now);
const stay = async (nights: number, given: { from?: string; at?: Date; promotionCode?: string } = {}) => {
  const { from = '2026-12-07', at = now, promotionCode } = given;
  const item = { unitId: hotel.unitIds[0], from, to: addDays(from, nights), adults: 2 };
  const result = await quote(database.db, quoteRequest.parse({ items: [item], promotionCode }), at);
  if (!result.ok) return result.message;
  const off = result.quote.lines.filter(({ amount }) => amount < 0);
  return [
    result.quote.total,
    ...off.map(({ label, reason }) => `${label}: ${reason}`.replaceAll('\u00a0', ' ')),
  ];
};

test('a deal applies once it is started, gives its reason, and ends at once when it is stopped', async () => {
  const id = await add({ stayNights: 3, freeNights: 1 });
  expect(await stay(3)).toEqual([3_000_000]);
  expect(await turn(id, true)).toEqual({ ok: true });
  const reason = (nights: number, paid: number) =>
    `Ở ba trả hai: ở ${nights} đêm trả ${paid} đêm, tính theo giá bình quân`;
  expect(await stay(2)).toEqual([2_000_000]);
  expect(await stay(3)).toEqual([2_000_000, reason(3, 2)]);
  expect(await stay(7)).toEqual([5_000_000, reason(7, 5)]);
  expect(
    await stay(3, { at: new Date('2027-01-01T03:00:00Z'), from: '2027-01-05' }),
    'after its last day',
  ).toEqual([3_000_000]);
  expect(await turn(id, true)).toEqual({ ok: false, reason: 'is_so_already' });
  expect(await turn(id, false)).toEqual({ ok: true });
  expect(await stay(3)).toEqual([3_000_000]);
  const { lines } = await listHistory(database.db, { objectType: 'promotion', objectId: String(id) }, 10);
  expect(lines.map(({ verb }) => verb)).toEqual(['promotion.stop', 'promotion.start', 'promotion.add']);
});

test('a deal is shown on the card, without a struck price, until the last day of its sale', async () => {
  const before = await product();
  expect(before).toMatchObject({ price_vnd: 1_000_000, final_price_vnd: 1_000_000 });
  const id = await add({ title: 'Giảm 20%', percent: 20, useFrom: '2026-11-30', toOn: '2026-11-25' });
  await turn(id, true);
  expect(await product()).toMatchObject({
    price_vnd: 800_000,
    final_price_vnd: 800_000,
    price_until_on: '2026-11-25',
  });
  expect(await stay(1)).toEqual([800_000, 'Giảm 20%: giảm 20% của 1.000.000 ₫']);
  await turn(id, false);
  expect(await product()).toMatchObject({ final_price_vnd: 1_000_000 });
});

test.each<[string, object, object, (number | string)[]]>([
  ['early', { percent: 10, aheadLeast: 16 }, {}, [900_000, 'Đặt trước 16 ngày']],
  ['too late for an early one', { percent: 10, aheadLeast: 17 }, {}, [1_000_000]],
  ['at the last minute', { percent: 10, aheadMost: 16 }, {}, [900_000, 'còn 16 ngày']],
  ['on its weekday', { percent: 10, weekdays: [1] }, {}, [900_000]],
  ['on another weekday', { percent: 10, weekdays: [2] }, {}, [1_000_000]],
  ['before its days of use', { percent: 10, useFrom: '2026-12-08' }, {}, [1_000_000]],
  ['for an amount', { amountVnd: 150_000 }, {}, [850_000]],
  ['for an amount above half', { amountVnd: 900_000 }, {}, [500_000]],
  [
    'for an amount above half with a reason',
    { amountVnd: 900_000, reason: 'Khuyến mại tập trung' },
    {},
    [100_000],
  ],
  ['capped', { percent: 50, mostVnd: 120_000 }, {}, [880_000, 'tối đa 120.000 ₫']],
  ['for another kind', { percent: 10, kinds: ['tour'] }, {}, [1_000_000]],
])('a deal that is booked %s', async (_, fields, given, [total, words]) => {
  const id = await add({ title: 'Ưu đãi', ...fields });
  await turn(id, true);
  const [quoted, line = ''] = (await stay(1, given)) as [number, string?];
  expect(quoted).toBe(total);
  if (words) expect(line.toLowerCase()).toContain(String(words).toLowerCase());
  await turn(id, false);
});

test('of two deals the better one applies; a code is added unless it excludes other discounts', async () => {
  const ids = [await add({ title: 'Mười', percent: 10 }), await add({ title: 'Mười lăm', percent: 15 })];
  for (const id of ids) await turn(id, true);
  expect(await stay(1)).toEqual([850_000, 'Mười lăm: giảm 15% của 1.000.000 ₫']);
  const key = `MA${hotel.productId}`;
  const typed = await add({ code: key, title: 'Chào bạn', percent: 10 });
  await turn(typed, true);
  expect((await stay(1, { promotionCode: key }))[0]).toBe(765_000);
  const { version, input } = (await findPromotion(database.db, typed)) ?? { version: 0, input: inputOf({}) };
  const alone = { ...input, isCombinable: false };
  expect(await editPromotion(parts(), { id: typed, version, input: alone, actor: lan }, now)).toMatchObject({
    ok: true,
  });
  expect(await stay(1, { promotionCode: key })).toContain('không gộp với ưu đãi khác');
  for (const id of [...ids, typed]) await turn(id, false);
});

test('a service is discounted on at most 120 days of a year, all deals together, unless the law allows more', async () => {
  const first = await add({ title: 'Quý hai', percent: 10, fromOn: '2027-04-01', toOn: '2027-06-30' });
  expect(await turn(first, true)).toEqual({ ok: true });
  const overlapping = { title: 'Hè', percent: 5, fromOn: '2027-06-01', toOn: '2027-07-29' };
  const second = await add(overlapping);
  expect(await turn(second, true)).toEqual({ ok: true });
  const third = await add({ ...overlapping, title: 'Thu', fromOn: '2027-09-01', toOn: '2027-09-01' });
  expect(await turn(third, true)).toEqual({
    ok: false,
    reason: 'too_many_days',
    sale: { title: 'Khách sạn Sóng Lặng', year: 2027, days: 121 },
  });
  expect(await findPromotion(database.db, third)).toMatchObject({ input: { status: false } });
  const { version, input } = (await findPromotion(database.db, second)) ?? { version: 0, input: inputOf({}) };
  const longer = { ...input, toOn: '2027-07-30' };
  expect(await editPromotion(parts(), { id: second, version, input: longer, actor: lan }, now)).toMatchObject(
    {
      reason: 'too_many_days',
    },
  );
  const stated = { ...longer, reason: 'Tháng khuyến mại tập trung quốc gia' };
  expect(await editPromotion(parts(), { id: second, version, input: stated, actor: lan }, now)).toMatchObject(
    {
      ok: true,
    },
  );
});

test('deals by day count towards the 120 days and are refused themselves; those of one unit do not count for another', async () => {
  const other = await createHotel(database.db, { units: [{}, {}] });
  const { code } = await database.db
    .selectFrom('products')
    .select('code')
    .where('id', '=', other.productId)
    .executeTakeFirstOrThrow();
  const [unitId, second] = other.unitIds as [number, number];
  const deal = (from: string, to: string, more: object = {}) => ({
    ...{ do: 'add' as const, unitId: null as number | null },
    rule: { kind: 'deal' as const, label: 'Mùa vắng', percent: -10, amountVnd: 0, from, to, ...more },
  });
  const change = (one: ReturnType<typeof deal>) =>
    changePriceRules(database.db, { productId: other.productId, change: one, actor: lan }, now);
  expect(await change(deal('2028-01-01', '2028-03-31'))).toMatchObject({ ok: true });
  expect(await change(deal('2028-06-01', '2028-06-30'))).toEqual({ ok: false, reason: 'too_many_days' });
  expect(await listStoredRules(database.db, other.productId)).toHaveLength(1);
  const mondays = { weekdays: [1] };
  expect(await change(deal('2028-06-01', '2028-07-31', mondays))).toMatchObject({ ok: true });
  const ofUnit = (id: number) => change({ ...deal('2028-09-01', '2028-09-20'), unitId: id });
  expect(await ofUnit(unitId)).toMatchObject({ ok: true });
  expect(await ofUnit(second)).toMatchObject({ ok: true });
  const id = await add({
    title: 'Thu',
    percent: 5,
    fromOn: '2028-10-01',
    toOn: '2028-10-01',
    products: [String(code)],
  });
  expect(await turn(id, true)).toMatchObject({ reason: 'too_many_days', sale: { year: 2028, days: 121 } });
  const stated = deal('2028-11-01', '2028-12-31', { reason: 'Tháng khuyến mại tập trung quốc gia' });
  expect(await change(stated)).toMatchObject({ ok: true });
});

test('an outdated edit, an unknown name and a code in use are refused', async () => {
  const key = `SO${hotel.productId}`;
  const id = await add({ code: key, percent: 5 });
  const edit = (fields: object, version = 1) =>
    editPromotion(
      parts(),
      { id, version, input: inputOf({ code: key, percent: 5, ...fields }), actor: lan },
      now,
    );
  expect(await edit({ percent: 6 })).toEqual({ ok: true, version: 2 });
  expect(await edit({ percent: 7 })).toEqual({ ok: false, reason: 'changed_meanwhile' });
  expect(await edit({ products: ['KHONG-CO'] }, 2)).toEqual({
    ok: false,
    reason: 'unknown_product',
    name: 'KHONG-CO',
  });
  expect(await edit({ places: ['Đà Lạt trên mây'] }, 2)).toMatchObject({ reason: 'unknown_place' });
  expect(await edit({ code: null }, 2)).toEqual({ ok: false, reason: 'other_sort' });
  expect(await addPromotion(parts(), { input: inputOf({ code: key, percent: 5 }), actor: lan }, now)).toEqual(
    {
      ok: false,
      reason: 'code_taken',
    },
  );
  const { slug } = await product();
  for (const [at, address] of [`${slug}.html`, `${slug}`, `${slug}.html?from=2027-01-05`].entries())
    expect(
      await edit({ products: [`https://neoviet.example/khach-san/${address}`] }, 2 + at),
      address,
    ).toMatchObject({ ok: true });
  expect((await findPromotion(database.db, id))?.input.products).toEqual([code]);
});

test('a preview shows the price before and after, although the deal does not run yet, and writes nothing', async () => {
  const id = await add({ title: 'Giảm 20%', percent: 20, fromOn: '2026-12-01' });
  const trip = { from: '2026-12-10', to: '2026-12-12', rooms: 1, adults: 2, childAges: [] };
  const previewed = await previewPromotion(database.db, { id, product: code, trip }, now);
  expect(previewed).toMatchObject({
    ok: true,
    bookedOn: '2026-12-01',
    units: [{ beforeVnd: 2_000_000, afterVnd: 1_600_000 }],
  });
  expect(await findPromotion(database.db, id)).toMatchObject({ version: 1, input: { status: false } });
  expect(await previewPromotion(database.db, { id, product: 'KHONG-CO', trip }, now)).toEqual({
    ok: false,
    reason: 'unknown_product',
  });
});

test('the list shows what runs, will run, was never started, was stopped and is over', async () => {
  await database.db.deleteFrom('promotions').execute();
  const fields = [
    { title: 'Đang chạy', fromOn: today, isOn: true },
    { title: 'Sắp chạy', fromOn: '2026-12-01', isOn: true },
    { title: 'Chưa chạy', fromOn: today, isOn: false },
    { title: 'Đã dừng', fromOn: today, isOn: true, isStopped: true },
  ];
  for (const { isOn, isStopped = false, ...rest } of fields) {
    const id = await add({ ...rest, percent: 5 });
    if (isOn) await turn(id, true);
    if (isStopped) await turn(id, false);
  }
  const list = async (on: string) =>
    (await listPromotions(database.db, { text: '', today: on }, {})).rows.map(({ title, state }) => [
      title,
      state,
    ]);
  expect(await list(today)).toEqual([
    ['Đã dừng', 'stopped'],
    ['Chưa chạy', 'off'],
    ['Sắp chạy', 'coming'],
    ['Đang chạy', 'running'],
  ]);
  expect((await list('2027-01-01')).map(([, state]) => state)).toEqual(['over', 'over', 'over', 'over']);
  const { rows } = await listPromotions(database.db, { text: 'sap chay', today, isCode: false }, {});
  expect(rows.map(({ title }) => title)).toEqual(['Sắp chạy']);
});
