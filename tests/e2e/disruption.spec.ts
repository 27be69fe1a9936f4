import type { APIRequestContext, Page } from '@playwright/test';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { daysAhead, findDay } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { type Guest, newGuest } from './support/guest.ts';
import { staffSend, takeMoney } from './support/office.ts';
import { expect, isSecondWidth, test } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'the same for every width');

interface Booked {
  code: string;
  accessToken: string;
  dueNow: number;
}

/** A cabin for two on a bay cruise, on a day used by no other journey, held through the API. */
async function bookCruise(
  request: APIRequestContext,
  { bay, from, guest }: { bay: string; from: string; guest: Guest },
): Promise<Booked & { day: string; title: string }> {
  const list = await (await request.get(`/api/v1/cruises?bay=${bay}&limit=1`)).json();
  const { slug, title } = list.results[0];
  const cruise = await (await request.get(`/api/v1/cruises/${slug}`)).json();
  const day = await findDay(request, 'cruises', slug, { from });
  const item = { unitId: cruise.units[0].id, from: day, quantity: 1, adults: 2 };
  const { token } = await (await request.post('/api/v1/quotes', { data: { items: [item] } })).json();
  const booked = await request.post('/api/v1/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken: token, contact: guest, consents: { terms: true } },
  });
  return { ...(await booked.json()), day, title };
}

const closeBay = (bay: string, day: string) =>
  staffSend('Phạm Thu Hà', '/ngung-phuc-vu', {
    do: 'close',
    chon: `bay:${bay}`,
    tu: day,
    den: day,
    reason: 'weather',
    note: 'Cảng vụ cấm tàu rời bến vì bão.',
  });

async function pay(page: Page, { code, accessToken }: Booked): Promise<void> {
  await page.goto(`/chuyen-di/${code}?token=${accessToken}`);
  await page.goto(`/dat-cho/${code}`);
  await page.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
  await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
}

/** Follows a link of a mail in the same window; mail programs open a new one. */
async function follow(page: Page, name: string): Promise<void> {
  await page.goto((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
}

/** Opens the newest mail to a guest whose subject contains these words. */
async function openMail(page: Page, guest: Guest, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const mail = page.getByRole('listitem').filter({ hasText: guest.email }).filter({ hasText: words });
    await mail.getByRole('link').first().click({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

test('DISRUPTION: a bay is closed; the mail links to the choices, and the cruise is moved at its price', async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const booking = await bookCruise(request, { bay: 'lan-ha', from: daysAhead(89), guest });
  await pay(page, booking);
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
  await closeBay('lan-ha', booking.day);
  await openMail(page, guest, 'dịch vụ không diễn ra');
  await expect(page.getByText('Cảng vụ cấm tàu rời bến vì bão.')).toBeVisible();
  await follow(page, 'Dời sang ngày khác');
  await expect(page).toHaveURL(new RegExp(`/chuyen-di/${booking.code}/lua-chon`));
  await expect(page.getByText(/Bạn chọn trước/)).toBeVisible();
  await expectWholePage(page, 'chuyen-di/:code/lua-chon');
  await page.getByRole('button', { name: /^Hoặc một ngày khác: / }).click();
  await chooseDays(page, booking.day);
  await page.getByRole('button', { name: 'Dời sang ngày này' }).click();
  await expect(page.getByRole('alert').or(page.getByText('không mở bán'))).toBeVisible();
  await page.getByRole('button', { name: /^Bỏ chọn/ }).click();
  const first = page.getByRole('radio').first();
  const day = (await first.getAttribute('value')) ?? '';
  await first.check();
  await page.getByRole('button', { name: 'Dời sang ngày này' }).click();
  await expect(page).toHaveURL(`/chuyen-di/${booking.code}`);
  await expect(page.getByText('Đặt chỗ thành công', { exact: true })).toBeVisible();
  await expect(page.getByText(formatWeekdayDate(day)).first()).toBeVisible();
  await openMail(page, guest, 'đã dời ngày');
  await follow(page, 'Xem phiếu mới');
  await expect(page.getByText(`${booking.code}-1`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DISRUPTION: money for closed days becomes credit, which pays the next trip', async ({
    page,
    request,
  }) => {
    const guest = newGuest();
    const booking = await bookCruise(request, { bay: 'bai-tu-long', from: daysAhead(104), guest });
    await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
    await closeBay('bai-tu-long', booking.day);
    await takeMoney(booking.code, booking.dueNow, booking.code);
    await page.reload();
    await page.getByRole('link', { name: 'Xem các lựa chọn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chỗ vừa hết khi tiền tới' })).toBeVisible();
    await page.getByRole('button', { name: /^Nhận mã tín dụng/ }).click();
    const notice = page.getByText(/^Mã tín dụng TD/);
    const credit = /TD\w{8}/.exec((await notice.textContent()) ?? '')?.[0] ?? '';

    const next = await bookCruise(request, { bay: 'ha-long', from: daysAhead(60), guest });
    await page.goto(`/chuyen-di/${next.code}?token=${next.accessToken}`);
    await page.goto(`/dat-cho/${next.code}`);
    await page.getByText('Tôi có mã hoàn tiền').click();
    await page.getByLabel('Mã tín dụng').fill('TD22222222');
    await page.getByRole('button', { name: 'Dùng mã' }).click();
    await expect(page.getByText('Mã tín dụng chưa đúng')).toBeVisible();
    await page.getByLabel('Mã tín dụng').fill(credit);
    await page.getByRole('button', { name: 'Dùng mã' }).click();
    await expect(page.getByText(/^Đã nhận|^Chúng tôi đã nhận/).first()).toBeVisible();
  });
});
