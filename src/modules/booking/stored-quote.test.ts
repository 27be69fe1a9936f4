import { expect, test } from 'vitest';
import { parseStoredQuote } from './stored-quote.ts';

const day = '2026-12-07';
const line = { label: '1 đêm', quantity: 1, unitPrice: 900_000, amount: 900_000, reason: 'base' };
const item = {
  ...{ kind: 'hotel', productId: 1, productTitle: 'Khách sạn Biển', productSlug: 'khach-san-bien' },
  ...{ unitId: 2, unitTitle: 'Phòng đôi', ratePlanId: 3, planTitle: 'Linh hoạt', mealPlan: 'breakfast' },
  ...{ payMode: 'prepay', confirmation: 'instant', from: day, to: '2026-12-08', nights: 1 },
  ...{ startsAt: '2026-12-07T07:00:00.000Z', endsOn: '2026-12-08', quantity: 1, adults: 2, childAges: [] },
  options: { extraBeds: 0, singles: 0, extras: [], openDated: false },
  ...{ lines: [line], amount: 900_000, dueNow: 900_000, balanceDueOn: null, policyTitle: 'Linh hoạt' },
  cancellation: [{ until: '2026-12-06T05:00:00.000Z', refundPercent: 100, refundAmount: 900_000 }],
  takes: { places: [{ unitId: 2, day, quantity: 1 }], vehicles: [] },
};
const quote = {
  ...{ items: [item], lines: [line], total: 900_000, dueNow: 900_000, balanceDueOn: null, taxIncluded: 0 },
  ...{ promotion: null, cancellation: [], demand: [{ unitId: 2, day, quantity: 1 }] },
};

test('a quote stored before versions, vehicles and passenger terms is read', () => {
  expect(parseStoredQuote(quote)).toMatchObject({ ...quote, vehicles: [], taxes: [] });
});

test('unknown fields are kept, and the version itself is not exposed', () => {
  const later = { ...quote, version: 1, loyalty: 12, items: [{ ...item, seat: '12A', passengers: null }] };
  const { version, ...shown } = later;
  expect(parseStoredQuote(later)).toEqual({
    ...shown,
    taxes: [],
    vehicles: [],
    items: [{ ...later.items[0], answerMinutes: 0 }],
  });
});

test('discounts by code and points are told apart, in lines older than the field too', () => {
  const off = (label: string) => ({ ...line, label, unitPrice: -50_000, amount: -50_000 });
  const lines = [line, off('Mã ưu đãi CHAOHE'), off('Điểm tích lũy'), off('Ưu đãi cuối thu')];
  const discounts = parseStoredQuote({ ...quote, lines }).lines.map(({ discount }) => discount);
  expect(discounts).toEqual([undefined, 'promotion', 'points', undefined]);
});

test.each([
  ['of a later version', { ...quote, version: 2 }],
  ['without a total', { ...quote, total: undefined }],
  ['with half a đồng', { ...quote, dueNow: 0.5 }],
  ['whose item has no day', { ...quote, items: [{ ...item, from: null }] }],
  ['that is empty', {}],
])('a stored quote %s throws', (_, stored) => {
  expect(() => parseStoredQuote(stored)).toThrow();
});
