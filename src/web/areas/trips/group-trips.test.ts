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

test('U-38: trips are grouped, without empty groups, the next upcoming first', () => {
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

test('a trip shows the days left, or until when the balance is due', () => {
  const [group] = groupTrips(
    [
      booking('soon', 'confirmed', '2026-11-28'),
      booking('rest', 'confirmed', '2026-12-24', { balance: 1, balanceDueOn: '2026-12-10' }),
    ],
    today,
  );
  expect(group?.trips.map(({ badge }) => badge.text)).toEqual(['Còn 5 ngày', 'Trả nốt trước T5, 10/12/2026']);
});

test('a trip with several services is named after the first one, with all its days', () => {
  const item = (productTitle: string, from: string, to: string, more: object = {}) => ({
    ...{ productId: 1, productTitle, from, to, endsOn: to, options: {} },
    ...more,
  });
  const items = [
    item('Gone', '2026-12-01', '2026-12-02', { ended: 'cancelled' }),
    item('Hotel', '2026-12-05', '2026-12-07'),
    item('Ticket', '2026-12-04', '2026-12-04'),
    item('Some day', '2027-06-01', '2027-06-01', { options: { openDated: true } }),
  ];
  const quote = { items } as unknown as Listed['quote'];
  const [group] = groupTrips([booking('x', 'confirmed', '2026-12-05', { quote })], today);
  expect(group?.trips).toMatchObject([
    { title: 'Hotel và 2 dịch vụ khác', from: '2026-12-04', to: '2026-12-07' },
  ]);
});

test('no trips make no groups', () => {
  expect(groupTrips([], today)).toEqual([]);
});
