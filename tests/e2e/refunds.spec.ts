import type { APIRequestContext, Page } from '@playwright/test';
import { connect } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { newGuest, pickHotel } from './support/guest.ts';
import { staffSend, takeMoney } from './support/office.ts';
import { databaseOf } from './support/site-process.ts';
import { expect, isSecondWidth, test } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'the same for every width');

interface Booked {
  code: string;
  accessToken: string;
  total: number;
}

/** The refund of a cancellation now: full or partial. */
type Back = 'all' | 'part';
/** Days from today on which stays of the demo can be cancelled for a full or partial refund. */
const daysFor: Record<Back, number[]> = { all: [33, 40], part: [4, 5, 6, 7, 3] };

/** A room for two nights, held through the API, in the hotel at that index or a later one. */
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

/** Pays on the simulated provider's page with one click; the provider notifies the shop by itself. */
async function payOnline(request: APIRequestContext, booking: Booked, method: string): Promise<void> {
  const started = await request.post(`/api/v1/bookings/${booking.code}/payments`, {
    headers: { authorization: `Bearer ${booking.accessToken}`, 'idempotency-key': crypto.randomUUID() },
    data: { method },
  });
  const page = await request.get((await started.json()).redirectUrl);
  const code = { vnpay: '00', momo: '0', zalopay: '1' }[method] ?? '';
  await request.post(page.url(), { form: { code, delivery: 'once' } });
}

/** Cancels on the trip page. */
async function cancelTrip(page: Page, { code }: Booked): Promise<void> {
  await page.goto(`/chuyen-di/${code}/huy`);
  await page.getByRole('button', { name: 'Xác nhận hủy' }).click();
  await expect(page).toHaveURL(`/chuyen-di/${code}`);
}

/** Pays as a guest would, or as the office records it. */
async function pay(page: Page, request: APIRequestContext, booking: Booked, method: Method): Promise<void> {
  await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  if (method === 'vietqr') {
    await page.goto(`/dat-cho/${booking.code}`);
    await page.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
    await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
  } else if (method === 'office') {
    await takeMoney(booking.code, booking.total, `PT-${booking.code}`);
  } else {
    await payOnline(request, booking, method);
  }
}

/** Enters the guest's account for a refund by hand; staff record the transfer to it. */
async function giveAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cho biết số tài khoản' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theo dõi hoàn tiền' })).toBeVisible();
  await expectWholePage(page, 'chuyen-di/:code/hoan-tien');
  await page.getByRole('button', { name: 'Gửi số tài khoản' }).first().click();
  await expect(page.getByText('Vui lòng chọn ngân hàng.')).toBeVisible();
  await page.getByLabel('Ngân hàng').first().selectOption({ label: 'Vietcombank' });
  await page.getByLabel('Số tài khoản').first().fill('0011002233445');
  await page.getByLabel('Tên chủ tài khoản').first().fill('Nguyễn Thu Hà');
  await page.getByRole('button', { name: 'Gửi số tài khoản' }).first().click();
  await expect(page.getByText('Tài khoản Vietcombank ****3445').first()).toBeVisible();
  await expect(page.getByText('0011002233445')).toHaveCount(0);
}

/** Follows a refund of that amount on the trip page until it is complete. */
async function followRefund(
  page: Page,
  { code }: Booked,
  { amountVnd, method, place }: { amountVnd: number; method: Method; place: string },
): Promise<void> {
  await page.goto(`/chuyen-di/${code}`);
  const refund = page.getByRole('region', { name: `Hoàn ${formatVnd(amountVnd)}` });
  await expect(refund).toBeVisible();
  if (method === 'vietqr' || method === 'office') {
    await expect(async () => {
      await page.reload();
      await expect(refund.getByRole('link', { name: 'Cho biết số tài khoản' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 25_000 });
    await giveAccount(page);
    await staffSend('Lê Thị Hạnh', '/hoan-tien', {
      do: 'transfer',
      refund: await openRefundOf(code),
      amount: amountVnd,
      by: 'transfer',
      evidence: `FT-${code}-${amountVnd}`,
    });
    await page.goto(`/chuyen-di/${code}`);
  } else {
    await expect(refund.getByText(place)).toBeVisible();
  }
  await expect(async () => {
    await page.reload();
    await expect(refund.getByText('Đã hoàn xong').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

/** The booking's open refund in the office. */
async function openRefundOf(code: string): Promise<string> {
  const { db, close } = connect(databaseOf(process.env.E2E_DATA_DIR ?? '').url, { max: 1 });
  const open = db
    .selectFrom('refunds as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select('r.id')
    .where('b.code', '=', code)
    .where('r.ended_at', 'is', null);
  const { id } = await open.executeTakeFirstOrThrow().finally(close);
  return id;
}

type Method = 'vnpay' | 'momo' | 'zalopay' | 'vietqr' | 'office';
const partVnd = 100_000;

for (const [index, method, place] of [
  [1, 'vnpay', 'Tài khoản hoặc thẻ ngân hàng bạn đã dùng qua VNPay'],
  [2, 'momo', 'Ví MoMo'],
  [3, 'zalopay', 'Ví ZaloPay'],
  [4, 'vietqr', 'Tài khoản Vietcombank ****3445'],
  [5, 'office', 'Tài khoản Vietcombank ****3445'],
] as const) {
  test(`REFUND: paid by ${method}, first a part and then the rest is refunded`, async ({ page, request }) => {
    const booking = await bookRoom(request, index);
    await pay(page, request, booking, method);
    await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
    await expect(page.getByText('Đặt chỗ thành công', { exact: true })).toBeVisible();
    await expect(async () => {
      await page.goto(`/chuyen-di/${booking.code}/phieu`);
      await expect(page.getByText(`${booking.code}-1`).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 25_000 });

    const { code } = booking;
    const part = { viec: 'hoan-mot-phan', amountVnd: partVnd, reason: 'Điều hòa hỏng một đêm' };
    await staffSend('Phạm Thu Hà', `/dat-cho/${code}?viec=hoan-mot-phan`, part);
    await staffSend('Lê Thị Hạnh', '/hoan-tien', { do: 'approve', refund: await openRefundOf(code) });
    await followRefund(page, booking, { amountVnd: partVnd, method, place });

    await cancelTrip(page, booking);
    await followRefund(page, booking, { amountVnd: booking.total - partVnd, method, place });
  });
}

test('REFUND: cancelled late, the share of the policy is refunded automatically', async ({
  page,
  request,
}) => {
  const booking = await bookRoom(request, 4, 'part');
  await payOnline(request, booking, 'momo');
  await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  await cancelTrip(page, booking);
  const heading = page.getByRole('region', { name: /^Hoàn/ }).getByRole('heading');
  const amountVnd = Number((await heading.textContent())?.replace(/\D/g, ''));
  expect(amountVnd).toBeLessThan(booking.total);
  await followRefund(page, booking, { amountVnd, method: 'momo', place: 'Ví MoMo' });
});
