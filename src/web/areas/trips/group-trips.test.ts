import { expect, test } from 'vitest';
import type { BookingState } from '#modules/booking/state.ts';
import { groupTrips } from './group-trips.ts';

type Listed = Parameters<typeof groupTrips>[0][number];

function booking(code: string, state: BookingState, from: string, more: Partial<Listed> = {}): Listed {
  const item = { productId: 1, productTitle: code, from, to: from, endsOn: from, options: {} };
  return {
    ...{ code, state, stateLabel: state, can: { pay: false, cancel: false }, balance: 0, balanceDueOn: null },
    quote: { items: [item] } as unknown as Listed['quote'],
    ...more,
  };
}

const today = '2026-11-23';

test('U-38: trips stand in the groups that have some, the next of those to come first', () => {
  const groups = groupTrips(
    [
      booking('later', 'confirmed', '2026-12-24'),
      booking('soon', 'confirmed', '2026-11-28'),
      booking('now', 'confirmed', today),
      booking('gone', 'completed', '2026-09-02'),
      booking('unpaid', 'held', '2026-12-01'),
      booking('lapsed', 'expired', '2026-12-01'),
    ],
    today,
  );
  expect(groups.map(({ name, trips }) => [name, trips.map(({ code }) => code)])).toEqual([
    ['Chờ bạn thanh toán', ['unpaid']],
    ['Sắp đi', ['soon', 'later']],
    ['Đang đi', ['now']],
    ['Đã đi', ['gone']],
    ['Đã hủy, hết hạn', ['lapsed']],
  ]);
});

test('a trip says how many days are left, or until when the rest is to be paid', () => {
  const [group] = groupTrips(
    [
      booking('soon', 'confirmed', '2026-11-28'),
      booking('rest', 'confirmed', '2026-12-24', { balance: 1, balanceDueOn: '2026-12-10' }),
    ],
    today,
  );
  expect(group?.trips.map(({ badge }) => badge.text)).toEqual(['Còn 5 ngày', 'Trả nốt trước T5, 10/12/2026']);
});

test('nothing has no groups', () => {
  expect(groupTrips([], today)).toEqual([]);
});
