import { expect, test } from 'vitest';
import { endItems, firstDay, moveItems, requestMoved, shiftTakes } from '#modules/booking/active-items.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { choiceBy, remindedBefore } from '../choice-by.ts';
import { choiceAmount } from './steps/choice-amount.ts';
import { itemsOn } from './steps/list-affected-positions.ts';

const now = new Date('2026-11-21T03:00:00Z');

function item(fields: Partial<QuotedItem> = {}): QuotedItem {
  return {
    kind: 'cruise',
    unitId: 1,
    from: '2026-12-08',
    to: '2026-12-09',
    startsAt: '2026-12-08T05:00:00.000Z',
    endsOn: '2026-12-09',
    nights: 1,
    quantity: 1,
    adults: 2,
    childAges: [],
    options: { extraBeds: 0, singles: 0, extras: [], openDated: false },
    amount: 1_000,
    dueNow: 1_000,
    balanceDueOn: null,
    lines: [{ label: 'Cabin', quantity: 1, unitPrice: 1_000, amount: 1_000, reason: '' }],
    cancellation: [{ until: '2026-12-05T05:00:00.000Z', refundPercent: 100, refundAmount: 1_000 }],
    takes: { places: [{ unitId: 1, day: '2026-12-08', quantity: 1 }], vehicles: [] },
    ...fields,
  } as QuotedItem;
}
const quoteOf = (...items: QuotedItem[]): Quote =>
  ({
    items,
    lines: items.flatMap((one) => one.lines),
    total: items.reduce((sum, one) => sum + one.amount, 0),
    dueNow: items.reduce((sum, one) => sum + one.dueNow, 0),
    balanceDueOn: null,
    taxes: [{ percent: 10, grossVnd: 3_000, amountVnd: 273 }],
    taxIncluded: 273,
    promotion: null,
    cancellation: [],
    demand: items.flatMap((one) => one.takes.places),
    vehicles: items.flatMap((one) => one.takes.vehicles),
  }) as Quote;

const closed = {
  unitIds: [1],
  fromOn: '2026-12-08',
  toOn: '2026-12-09',
  rows: [{ unitId: 1, day: '2026-12-08' }],
};
const trip = { productId: 9, from: '2026-12-09T02:00:00Z', to: '2026-12-09T04:00:00Z', quantity: 1 };
const drive = { takes: { places: [], vehicles: [trip] } };

test.each([
  ['its own night', item(), true],
  ['a night of a component', item({ unitId: 5 }), true],
  [
    'another unit',
    item({ takes: { places: [{ unitId: 2, day: '2026-12-08', quantity: 1 }], vehicles: [] } }),
    false,
  ],
  [
    'another day',
    item({ takes: { places: [{ unitId: 1, day: '2026-12-10', quantity: 1 }], vehicles: [] } }),
    false,
  ],
  ['a drive on a closed day', item({ ...drive, from: '2026-12-09' }), true],
  ['a drive the day after', item({ ...drive, from: '2026-12-10', endsOn: '2026-12-10' }), false],
  ['a code without a date', item({ options: { ...item().options, openDated: true } }), false],
  ['what has ended before', item({ ended: 'refunded' }), false],
])('whether closed days affect %s: %#', (_, one, isHit) => {
  expect(itemsOn(quoteOf(one), closed)).toEqual(isHit ? [0] : []);
});

test.each([
  ['all of one item', [item()], 1_000, [0], 1_000],
  ['more than the price where all ends', [item()], 1_200, [0], 1_200],
  ['the price of one of two', [item(), item({ amount: 2_000, dueNow: 2_000 })], 3_000, [1], 2_000],
  ['the deposit of one of two', [item({ dueNow: 300 }), item({ dueNow: 500 })], 800, [1], 500],
  ['half a balance stays with what goes on', [item({ dueNow: 300 }), item({ dueNow: 500 })], 1_100, [1], 800],
  ['nothing without money', [item(), item()], 0, [0], 0],
  ['not what has ended before', [item({ ended: 'credited' }), item()], 1_000, [1], 1_000],
] as const)('what is refunded: %s', (_, items, paidVnd, positions, amountVnd) => {
  expect(choiceAmount({ quote: { items: [...items] }, paidVnd }, positions)).toBe(amountVnd);
});

test('ended items keep their position and no longer count', () => {
  const quote = endItems(quoteOf(item(), item({ amount: 2_000, dueNow: 500, unitId: 2 })), [0], 'refunded');
  expect(quote).toMatchObject({
    total: 2_000,
    dueNow: 500,
    taxIncluded: 182,
    items: [{ ended: 'refunded' }, {}],
  });
  expect(quote.lines).toHaveLength(1);
  expect(quote.demand).toHaveLength(1);
  expect(quote.cancellation).toEqual([
    { until: '2026-12-05T05:00:00.000Z', refundPercent: 50, refundAmount: 1_000 },
  ]);
});

test('a moved item keeps its price; its days, cancellation steps and balance move along', () => {
  const agreed = item({ balanceDueOn: '2026-12-03', dueNow: 300 });
  const dearer = item({
    from: '2026-12-18',
    to: '2026-12-19',
    endsOn: '2026-12-19',
    startsAt: '2026-12-18T05:00:00.000Z',
    amount: 9_000,
    takes: shiftTakes(agreed.takes, 10),
  });
  const quote = moveItems(quoteOf(agreed), new Map([[0, dearer]]));
  expect(quote).toMatchObject({ total: 1_000, dueNow: 300, balanceDueOn: '2026-12-13' });
  expect(quote.items[0]).toMatchObject({
    from: '2026-12-18',
    amount: 1_000,
    cancellation: [{ until: '2026-12-15T05:00:00.000Z', refundAmount: 1_000 }],
  });
  expect(quote.demand).toEqual([{ unitId: 1, day: '2026-12-18', quantity: 1 }]);
});

test('items are requested together for the new day, without the code that they redeemed', () => {
  const one = item({ options: { ...item().options, voucherCode: 'NV23456789' } });
  expect(requestMoved(one, 3)).toMatchObject({ from: '2026-12-11', to: '2026-12-12' });
  expect(requestMoved(one, 3).options).not.toHaveProperty('voucherCode');
  expect(firstDay([one, item({ from: '2026-12-06' })])).toBe('2026-12-06');
  expect(() => firstDay([])).toThrow(RangeError);
  const [shifted] = shiftTakes({ places: [], vehicles: [trip] }, -1).vehicles;
  expect(shifted).toMatchObject({ from: '2026-12-08T02:00:00.000Z', to: '2026-12-08T04:00:00.000Z' });
});

test('guests have three days to choose, one if money arrived too late, and are reminded a day before', () => {
  expect(choiceBy('disrupted', now).toISOString()).toBe('2026-11-24T03:00:00.000Z');
  expect(choiceBy('paid_unallocated', now).toISOString()).toBe('2026-11-22T03:00:00.000Z');
  expect(remindedBefore(now).toISOString()).toBe('2026-11-22T03:00:00.000Z');
});
