import { expect, test } from 'vitest';
import { promotionInput } from '#modules/pricing/promotions/promotions.ts';
import { ask, daysOf, factsOf, tell, unitOf } from '#modules/pricing/quote/facts.test-data.ts';
import type { PromotionFacts } from '#modules/pricing/quote/quote-facts.ts';

const promotionOf = (fields: Partial<PromotionFacts> = {}): PromotionFacts => ({
  id: 5,
  code: 'CHAOHE',
  title: 'Chào hè',
  percent: 10,
  amountVnd: 0,
  mostVnd: null,
  fromTotalVnd: 0,
  kinds: [],
  fromOn: '2026-11-01',
  toOn: '2026-11-30',
  ...fields,
});
const room = unitOf('hotel', { childPolicy: [] }, { unitTitle: 'Phòng' });
const ticket = unitOf(
  'attraction',
  { childPolicy: [], openWeekdays: [1, 2, 3, 4, 5, 6, 7] },
  {
    unitId: 2,
    unitTitle: 'Vé',
    maxAdults: 20,
    maxOccupancy: 20,
  },
);
const days = [
  ...daysOf('2026-12-01', 10, { priceVnd: 1_234_000 }),
  ...daysOf('2026-12-01', 10, { unitId: 2, priceVnd: 333_000 }),
];
const stay = { from: '2026-12-01', to: '2026-12-02', adults: 2 };
const visit = { unitId: 2, from: '2026-12-02', adults: 1 };
const quoteWith = (promotion: PromotionFacts | null, items: Record<string, unknown>[], at?: Date) =>
  ask(items, factsOf([room, ticket], days, { promotion }), { promotionCode: 'chao he', ...(at && { at }) });
const taken = (amount: string, reason: string) => `Mã ưu đãi CHAOHE: 1 × −${amount} (${reason})`;

test.each<[string, Partial<PromotionFacts>, string, string]>([
  ['a percent, rounded down to thousands', {}, taken('123.000', 'Chào hè: giảm 10%'), '1.111.000'],
  [
    'at most so much',
    { mostVnd: 80_000 },
    taken('80.000', 'Chào hè: giảm 10%, tối đa 80.000 ₫'),
    '1.154.000',
  ],
  ['a cap that is not reached', { mostVnd: 200_000 }, taken('123.000', 'Chào hè: giảm 10%'), '1.111.000'],
  ['an amount', { percent: 0, amountVnd: 150_000 }, taken('150.000', 'Chào hè'), '1.084.000'],
  ['no more than half', { percent: 0, amountVnd: 9_000_000 }, taken('617.000', 'Chào hè'), '617.000'],
  [
    'more with a reason, but never more than it costs',
    { percent: 0, amountVnd: 9_000_000, isOverHalf: true },
    taken('1.234.000', 'Chào hè'),
    '0',
  ],
  [
    'on its days, weekdays and early enough',
    {
      useFrom: '2026-12-01',
      useTo: '2026-12-01',
      weekdays: [2],
      aheadLeast: 10,
      aheadMost: 10,
      nightsLeast: 1,
    },
    taken('123.000', 'Chào hè: giảm 10%'),
    '1.111.000',
  ],
  ['from the total on', { fromTotalVnd: 1_234_000 }, taken('123.000', 'Chào hè: giảm 10%'), '1.111.000'],
  ['for its kind', { kinds: ['hotel', 'combo'] }, taken('123.000', 'Chào hè: giảm 10%'), '1.111.000'],
])('a code deducts %s', (_, fields, line, total) => {
  expect(tell(quoteWith(promotionOf(fields), [stay])).slice(1)).toEqual([line, `= ${total}`]);
});

test.each<[string, Partial<PromotionFacts> | null, string, string]>([
  ['unknown', null, 'unknown_promotion', 'Mã ưu đãi không đúng. Vui lòng kiểm tra lại.'],
  ['for later', { fromOn: '2026-11-22' }, 'promotion_early', 'Mã ưu đãi dùng được từ 22/11/2026.'],
  ['over', { toOn: '2026-11-20' }, 'promotion_over', 'Mã ưu đãi đã hết hạn ngày 20/11/2026.'],
  [
    'for other kinds',
    { kinds: ['tour', 'cruise'] },
    'promotion_kind',
    'Mã ưu đãi chỉ dùng cho: tour, du thuyền.',
  ],
  [
    'for larger purchases',
    { fromTotalVnd: 1_235_000 },
    'promotion_total',
    'Mã ưu đãi dùng cho đơn từ 1.235.000\u00a0₫.',
  ],
  ['for other products', { productIds: [7] }, 'promotion_product', 'Mã ưu đãi không dùng cho Khách sạn.'],
  [
    'for later trips',
    { useFrom: '2026-12-02', useTo: '2026-12-20' },
    'promotion_condition',
    'Mã ưu đãi chỉ dùng khi ngày đi từ 02/12/2026 đến hết 20/12/2026.',
  ],
  ['for other weekdays', { weekdays: [6, 7] }, 'promotion_condition', 'Mã ưu đãi chỉ dùng khi đi T7, CN.'],
  [
    'for who books earlier and stays longer',
    { aheadLeast: 11, nightsLeast: 2 },
    'promotion_condition',
    'Mã ưu đãi chỉ dùng khi đặt trước ít nhất 11 ngày, từ 2 đêm trở lên.',
  ],
  [
    'for who books later',
    { aheadMost: 9 },
    'promotion_condition',
    'Mã ưu đãi chỉ dùng khi đặt trong 9 ngày trước ngày đi.',
  ],
])('a code that is %s is refused by its field', (_, fields, reason, message) => {
  expect(quoteWith(fields && promotionOf(fields), [stay])).toEqual({
    ok: false,
    reason,
    field: 'promotionCode',
    message,
  });
});

test.each([
  ['its first day', '2026-11-01T00:00:00+07:00'],
  ['its last minute', '2026-11-30T23:59:00+07:00'],
])('a code is valid on %s', (_, at) => {
  expect(quoteWith(promotionOf(), [stay], new Date(at)).ok).toBe(true);
});

test("each item's share is exact to the đồng; only kinds covered by the code have one", () => {
  const both = quoteWith(promotionOf({ percent: 0, amountVnd: 100_000 }), [stay, visit]);
  expect(tell(both)).toEqual([
    'Phòng: 1 × 1.234.000 (1 đêm × 1 phòng, 01–02/12/2026)',
    taken('78.750', 'Chào hè'),
    'Người lớn: Vé: 1 × 333.000 (1 người lớn, T4, 02/12/2026)',
    taken('21.250', 'Chào hè'),
    '= 1.467.000',
  ]);
  expect(both.ok && both.quote.promotion).toEqual({
    id: 5,
    code: 'CHAOHE',
    title: 'Chào hè',
    amount: 100_000,
  });
  const one = quoteWith(promotionOf({ kinds: ['attraction'] }), [stay, visit]);
  expect(one.ok && one.quote.items.map((item) => item.amount)).toEqual([1_234_000, 300_000]);
});

test('tax, deposit and cancellation are calculated from the discounted price', () => {
  const result = quoteWith(promotionOf({ percent: 50, mostVnd: null }), [stay]);
  expect(result.ok && result.quote).toMatchObject({
    total: 617_000,
    dueNow: 617_000,
    taxes: [{ percent: 8, grossVnd: 617_000, amountVnd: 45_704 }],
  });
  expect(result.ok && result.quote.cancellation[0]).toMatchObject({
    refundPercent: 100,
    refundAmount: 617_000,
  });
});

test.each<[string, object, string | null]>([
  ['is kept in capitals without spaces', { code: ' chào-he' }, 'code'],
  ['accepts a percentage', { percent: 20 }, null],
  ['accepts an amount', { amountVnd: 100_000 }, null],
  ['refuses both', { percent: 20, amountVnd: 100_000 }, 'percent'],
  ['refuses neither', {}, 'percent'],
  ['needs a reason above half', { percent: 51 }, 'reason'],
  ['has one', { percent: 51, reason: 'Khai trương' }, null],
  ['ends after it begins', { percent: 5, toOn: '2026-10-31' }, 'toOn'],
  ['knows its kinds', { percent: 5, kinds: ['flight'] }, 'kinds.0'],
])('a saved promotion %s', (_, fields, path) => {
  const parsed = promotionInput.safeParse({
    code: 'chao he',
    title: 'Chào hè',
    fromOn: '2026-11-01',
    toOn: '2026-11-30',
    ...fields,
  });
  expect(parsed.success ? null : parsed.error.issues[0]?.path.join('.')).toBe(path);
  if (parsed.success) expect(parsed.data.code).toBe('CHAOHE');
});

const bundle = {
  nights: 1,
  pricedPer: 'room',
  paxIncluded: 2,
  saleFrom: '2026-01-01',
  saleTo: '2027-12-31',
  useFrom: '2026-01-01',
  useTo: '2027-12-31',
  blackouts: [],
  advanceBookingDays: 0,
  minQuantity: 1,
  surcharges: [],
  childPolicy: [],
  openDated: false,
};
const pack = (details: object = {}) =>
  unitOf('combo', { ...bundle, ...details }, { unitId: 3, unitTitle: 'Gói', productTitle: 'Combo biển' });
const packDays = daysOf('2026-12-01', 3, { unitId: 3, priceVnd: 3_000_000 });
const packFor = { unitId: 3, from: '2026-12-01', adults: 2 };
const combined = (details: object, items: Record<string, unknown>[]) =>
  ask(items, factsOf([room, pack(details)], [...days, ...packDays], { promotion: promotionOf() }), {
    promotionCode: 'CHAOHE',
  });

test('P-07: a code is refused for a combo, whose terms exclude other offers', () => {
  expect(combined({}, [packFor])).toMatchObject({
    ok: false,
    reason: 'promotion_not_combinable',
    field: 'promotionCode',
    message: 'Mã ưu đãi không dùng được cho Combo biển: giá này đã là giá ưu đãi, không gộp với ưu đãi khác.',
  });
  const cart = combined({}, [packFor, stay]);
  expect(cart.ok && cart.quote).toMatchObject({
    total: 4_111_000,
    items: [{ amount: 3_000_000 }, { amount: 1_111_000 }],
  });
  const other = combined({ combinable: true }, [packFor]);
  expect(other.ok && other.quote.total).toBe(2_700_000);
});

const dealDays = daysOf('2026-12-01', 3, { priceVnd: 700_000, listVnd: 1_000_000 });
const early = { kind: 'early-bird', label: 'Đặt sớm', percent: -30, amountVnd: 0, days: 7 } as const;

test.each<[string, object, object[], Partial<PromotionFacts>, number | string]>([
  ['what a deal of its days has left until half', {}, dealDays, { percent: 40 }, 500_000],
  ['what an early booking has left until half', { rules: [early] }, [], { percent: 40 }, 617_000],
  ['less than is left, as it says', {}, dealDays, { percent: 10 }, 630_000],
  ['more with a reason', {}, dealDays, { percent: 40, isOverHalf: true }, 420_000],
  [
    'nothing where half is off already',
    {},
    daysOf('2026-12-01', 3, { priceVnd: 400_000, listVnd: 1_000_000 }),
    {},
    'promotion_not_combinable',
  ],
])('on top of other discounts a code deducts %s', (_, fields, own, promotion, outcome) => {
  const facts = factsOf([{ ...room, ...fields }], own.length > 0 ? (own as typeof days) : days, {
    promotion: promotionOf(promotion),
  });
  const result = ask([stay], facts, { promotionCode: 'CHAOHE' });
  expect(result.ok ? result.quote.total : result.reason).toBe(outcome);
});

test('of two items the cheap one contributes no more than half of its price', () => {
  const mixed = [...dealDays, ...daysOf('2026-12-01', 10, { unitId: 2, priceVnd: 300_000 })];
  const facts = factsOf([room, ticket], mixed, { promotion: promotionOf({ percent: 35 }) });
  const result = ask([stay, visit], facts, { promotionCode: 'CHAOHE' });
  if (!result.ok) throw new Error(result.message);
  const [first, second] = result.quote.items.map(({ amount }) => amount);
  expect(first).toBeGreaterThanOrEqual(500_000);
  expect(second).toBeGreaterThanOrEqual(150_000);
  expect(result.quote.total).toBe(650_000);
});
