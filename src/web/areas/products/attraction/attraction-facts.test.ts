import { expect, test } from 'vitest';
import { attractionFacts } from './attraction-facts.ts';
import type { AttractionView } from './attraction-view.ts';

/** A ticket for a chosen day, as the quote confirms it. */
function whenReceived(isInstant: boolean) {
  const details = {
    openHours: [],
    visitHours: '2 giờ',
    instant: false,
    validityDays: 1,
    redemption: 'qr-at-gate',
  };
  const facts = attractionFacts({ details, isInstant } as unknown as AttractionView);
  return facts.find(({ label }) => label === 'Nhận vé')?.value;
}

test('a ticket is received when the rate plan confirms it, also one for a chosen day', () => {
  expect(whenReceived(true)).toBe('Ngay sau khi thanh toán');
  expect(whenReceived(false)).toBe('Sau khi điểm đến xác nhận');
});
