import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanPageData } from './load-plan-page.ts';
import { PlanPrice } from './plan-price.tsx';

/** The price card of a plan all of whose items are booked, each with a voucher or still waiting. */
function show(vouchers: readonly boolean[], code: string | null = 'DV2222222'): string {
  const items = vouchers.map((hasVoucher) => ({ booked: { hasVoucher, code } }));
  const page = {
    price: { total: 0, dueNow: 0, bookable: 0, unpriced: 0 },
    fromVnd: 0,
    plan: { slug: 'ba-ngay-ninh-binh', startsOn: '2027-02-20', party: { adults: 2, childAges: [] } },
    access: 'owner',
    days: [{ items }],
  } as unknown as PlanPageData;
  const router = createMemoryRouter([{ path: '/', element: <PlanPrice page={page} /> }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

test('a plan says how many of its bookings are not finished, and nothing where all are', () => {
  expect(show([true, true])).toContain('Đã đặt đủ 2 dịch vụ của kế hoạch.</p>');
  expect(show([true, false])).toContain('Trong đó 1 dịch vụ chưa xong, bạn mở đặt chỗ');
  expect(show([true, false], null), 'who may not open it').toContain('1 dịch vụ chưa xong.</p>');
});
