import { expect, test } from 'vitest';
import { reduceView } from './find-booking.ts';
import type { BookingView } from './load-booking-view.ts';

test('S-24: reduced access shows no address, no account and no code that is worth money', () => {
  const options = {
    voucherCode: 'NVAAAA2222',
    flightNo: 'VN123',
    pickupAddress: '12 Hàng Bài',
    dropoffAddress: '3 Ngõ Trạm',
  };
  const full = {
    code: 'DV26A7K9Q',
    contact: { fullName: 'Nguyễn Thu Hà', phone: '+84912345123', email: 'ha@example.com' },
    paid: 1_500_000,
    quote: { items: [{ productTitle: 'Xe sân bay', options: { ...options, singles: 2 } }] },
    confirmations: [
      { position: 0, state: 'confirmed', words: 'Khách sạn đã xác nhận lúc 10:00, mã RES-778', by: null },
    ],
    vouchers: [{ code: 'NVBBBB3333', quantity: 1 }],
    credits: [{ code: 'TDCCCC4444', amount: 500_000 }],
    refunds: [
      {
        amount: 900_000,
        destinations: [
          { label: 'Tài khoản Vietcombank ****3445', amount: 500_000 },
          { label: 'Ví MoMo', amount: 400_000 },
        ],
      },
    ],
    events: [],
    arrivals: [{ position: 0, time: '22:30', note: 'Nguyễn Thu Hà báo, phòng RES-778' }],
    moves: [{ position: 0, note: 'Chị Thu đổi vì phòng RES-778 ngập' }],
  } as unknown as BookingView;
  const reduced = reduceView(full);
  expect(JSON.stringify(reduced)).not.toMatch(
    /AAAA2222|BBBB3333|CCCC4444|VN123|Hàng Bài|Ngõ Trạm|3445|Vietcombank|Thu|345123|RES-778/,
  );
  expect(reduced).toMatchObject({
    code: 'DV26A7K9Q',
    paid: 1_500_000,
    confirmations: [{ words: 'Khách sạn đã xác nhận lúc 10:00' }],
    quote: { items: [{ productTitle: 'Xe sân bay', options: { singles: 2 } }] },
    refunds: [
      {
        amount: 900_000,
        destinations: [{ label: 'Tài khoản ngân hàng mà bạn cho biết' }, { label: 'Ví MoMo' }],
      },
    ],
  });
});
