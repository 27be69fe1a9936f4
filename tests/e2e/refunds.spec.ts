import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { newGuest, pickHotel } from './guest.ts';
import { expect, test } from './visitor.ts';

test.slow();
test.skip(() => test.info().project.name !== 'phone', 'the same for every width');

interface Booked {
  code: string;
  accessToken: string;
  total: number;
}

/** What a cancellation gives back now: everything, or a part. */
type Back = 'all' | 'part';
/** Days from today on which stays of the demo may be cancelled for nothing, or for a part. */
const daysFor: Record<Back, number[]> = { all: [33, 40], part: [4, 5, 6, 7, 3] };

/** A room for two nights, held by the API, in the hotel of that place or one after it. */
async function bookRoom(request: APIRequestContext, index: number, back: Back = 'all'): Promise<Booked> {
  for (const days of daysFor[back]) {
    for (let next = index; next < index + 6; next++) {
      const { slug } = await pickHotel(request, next);
      const booked = await tryToBook(request, slug, { days, back });
      if (booked) return booked;
    }
  }
  throw new Error(`No room can be cancelled for ${back}`);
}

async function tryToBook(
  request: APIRequestContext,
  slug: string,
  { days, back }: { days: number; back: Back },
): Promise<Booked | null> {
  const hotel = await (await request.get(`/api/v1/hotels/${slug}`)).json();
  const from = addDays(dayInVietnam(new Date()), days);
  for (const { id: unitId } of hotel.units) {
    const item = { unitId, from, to: addDays(from, 2), quantity: 1, adults: 2 };
    const quoted = await request.post('/api/v1/quotes', { data: { items: [item] } });
    const { token, cancellation } = await quoted.json();
    const percent = quoted.ok() ? cancellation[0]?.refundPercent : 0;
    if (back === 'all' ? percent !== 100 : !(percent > 0 && percent < 100)) continue;
    const booked = await request.post('/api/v1/bookings', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { quoteToken: token, contact: newGuest(), consents: { terms: true } },
    });
    if (booked.ok()) return booked.json();
  }
  return null;
}

/** Pays on the simulated provider's page as a guest who clicks once; the provider tells the shop by itself. */
async function payOnline(request: APIRequestContext, booking: Booked, method: string): Promise<void> {
  const started = await request.post(`/api/v1/bookings/${booking.code}/payments`, {
    headers: { authorization: `Bearer ${booking.accessToken}`, 'idempotency-key': crypto.randomUUID() },
    data: { method },
  });
  const page = await request.get((await started.json()).redirectUrl);
  const code = { vnpay: '00', momo: '0', zalopay: '1' }[method] ?? '';
  await request.post(page.url(), { form: { code, delivery: 'once' } });
}

/** Opens the voucher, then cancels on the trip page and follows the refund there. */
async function cancelTrip(page: Page, { code }: Booked): Promise<void> {
  await page.goto(`/chuyen-di/${code}/phieu`);
  await expect(page.getByText(code).first()).toBeVisible();
  await page.goto(`/chuyen-di/${code}/huy`);
  await page.getByRole('button', { name: 'Xác nhận hủy' }).click();
  await expect(page).toHaveURL(`/chuyen-di/${code}`);
}

for (const [index, method, back, place] of [
  [1, 'vnpay', 'all', 'Tài khoản hoặc thẻ ngân hàng bạn đã dùng qua VNPay'],
  [4, 'momo', 'part', 'Ví MoMo'],
  [3, 'zalopay', 'all', 'Ví ZaloPay'],
] as const) {
  test(`REFUND: paid by ${method}, ${back} of the money goes back there by itself`, async ({
    page,
    request,
  }) => {
    const booking = await bookRoom(request, index, back);
    await payOnline(request, booking, method);
    await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
    await expect(page.getByText('Đặt chỗ thành công', { exact: true })).toBeVisible();
    await cancelTrip(page, booking);
    const refund = page.getByRole('region', { name: /^Hoàn/ });
    await expect(refund.getByText(place)).toBeVisible();
    const amountVnd = Number((await refund.getByRole('heading').textContent())?.replace(/\D/g, ''));
    if (back === 'all') expect(amountVnd).toBe(booking.total);
    else expect(amountVnd).toBeLessThan(booking.total);
    await expect(async () => {
      await page.reload();
      await expect(refund.getByText('Đã hoàn xong').first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 25_000 });
  });
}

test('REFUND: paid by transfer, the guest names an account and sees it masked', async ({ page, request }) => {
  const booking = await bookRoom(request, 4);
  await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  await page.goto(`/dat-cho/${booking.code}`);
  await page.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
  await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
  await cancelTrip(page, booking);
  await page.getByRole('link', { name: 'Cho biết số tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theo dõi hoàn tiền' })).toBeVisible();
  await page.getByRole('button', { name: 'Gửi số tài khoản' }).click();
  await expect(page.getByText('Bạn chọn ngân hàng.')).toBeVisible();
  await page.getByLabel('Ngân hàng').selectOption({ label: 'Vietcombank' });
  await page.getByLabel('Số tài khoản').fill('0011002233445');
  await page.getByLabel('Tên chủ tài khoản').fill('Nguyễn Thu Hà');
  await page.getByRole('button', { name: 'Gửi số tài khoản' }).click();
  await expect(page.getByText('Tài khoản Vietcombank ****3445')).toBeVisible();
  await expect(page.getByText('0011002233445')).toHaveCount(0);
});
