import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { EventReason } from '#modules/booking/state.ts';
import { NextSteps } from './trip-notices.tsx';

function stepsAfter(reason: EventReason): string {
  const booking: Parameters<typeof NextSteps>[0]['booking'] = {
    code: 'DV26A7K9Q',
    state: 'held',
    can: { pay: true, cancel: true },
    events: [{ at: '', label: '', reason }],
    due: 2_000_000,
    balance: 0,
    parts: [],
    isGift: false,
    change: null,
    holdExpiresAt: null,
  };
  const element = <NextSteps booking={booking} review={null} hasVouchers={false} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />);
}

test('a trip whose payment is being verified does not ask to pay again', () => {
  expect(stepsAfter('payment_in_review')).not.toContain('Thanh toán 2.000.000');
  expect(stepsAfter('payment_in_review')).toContain('Xem khoản thanh toán');
  expect(stepsAfter('payment_failed')).toContain('Thanh toán 2.000.000');
});
