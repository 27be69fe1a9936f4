import type { Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import {
  askForPrices,
  chooseRoom,
  countFree,
  fillCheckout,
  findTrip,
  hold,
  newGuest,
  pickHotel,
  readCode,
  stayAddress,
  twoNights,
} from './support/guest.ts';
import { confirmByMail, followLink, openMail } from './support/mailbox.ts';
import { showWays } from './support/payments.ts';
import { typeTelex } from './support/type-telex.ts';
import { expect, isPhone, test, untilLive, visit } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();

const only = (name: 'phone' | 'desktop') =>
  test.skip(() => test.info().project.name !== name, 'the layout of other widths has been seen');

/** Different days for each width, so that they do not take each other's rooms. */
const daysFor = (page: Page, base: number) => twoNights(base + (isPhone(page) ? 0 : 3));

async function expectMail(page: Page, code: string, subject: RegExp) {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('link', { name: subject }).filter({ hasText: code }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
}

/**
 * Cancels a paid trip opened by code and phone number: requires a code from its mail. The refund must be the one
 * shown before.
 */
async function cancelTrip(page: Page, { email }: { email: string }) {
  await expect(page.getByRole('region', { name: 'Bản rút gọn' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole('link', { name: 'Hủy đặt chỗ' }).click();
  await confirmByMail(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Hủy đặt chỗ' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Số tiền hoàn' });
  const refund = (await shown.locator('dd').last().textContent()) ?? '';
  expect(refund).toMatch(/^[\d.]+\s?₫$/);
  await expect(shown.locator('dd').first()).toHaveText(refund);
  await page.getByRole('button', { name: 'Xác nhận hủy' }).click();
  await expect(page.getByText('Đã hủy', { exact: true })).toBeVisible();
  await expect(page.getByText(`Hoàn ${refund}`, { exact: true })).toBeVisible();
}

test('S-24: from the search to a paid room, found again by code and phone, and cancelled with a code from its mail', async ({
  page,
  browser,
}) => {
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' });
  await dialog.getByRole('combobox').fill('da nang');
  await dialog.getByRole('group', { name: 'Khách sạn' }).getByRole('option').first().click();
  const hotel = await dialog.getByRole('combobox').inputValue();
  await dialog.getByRole('link', { name: `Mở trang ${hotel}` }).click();
  await expect(page).toHaveURL(/\/khach-san\/.+\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel);

  await askForPrices(page, daysFor(page, 40));
  await chooseRoom(page);
  await expect(page.getByRole('region', { name: 'Lựa chọn của bạn' })).toContainText(hotel);

  const guest = newGuest();
  await page.getByLabel('Họ và tên').fill(guest.fullName);
  await page.getByLabel('Số điện thoại').fill('0912');
  await page.getByLabel('Email', { exact: true }).fill('ha@');
  await page.getByText('Lời nhắn cho nơi phục vụ').click();
  await page.getByLabel('Yêu cầu thêm').focus();
  await typeTelex(page, 'Tầng cao');
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('2 mục');
  await expect(page.getByLabel('Số điện thoại')).toHaveAccessibleDescription(/Số điện thoại gồm 10 chữ số/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/Email chưa đúng/);
  for (const [label, value] of [
    ['Họ và tên', guest.fullName],
    ['Số điện thoại', '0912'],
    ['Email', 'ha@'],
    ['Yêu cầu thêm', 'Tầng cao'],
  ] as const)
    await expect(page.getByLabel(label, { exact: label === 'Email' })).toHaveValue(value);

  await fillCheckout(page, guest);
  const code = await hold(page);
  const transfer = page.getByRole('region', { name: 'Chuyển khoản VietQR' });
  await expect(transfer.getByRole('img', { name: new RegExp(code) })).toBeVisible();
  await expect(transfer).toContainText(code);

  // The guest pays on another device; this page updates by itself.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
  await other.close();
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible({
    timeout: 10_000,
  });
  expect(await readCode(page)).toBe(code);
  await expectMail(page, code, /./);

  const stranger = await browser.newContext();
  const trip = await stranger.newPage();
  await trip.goto(`/chuyen-di/${code}`);
  await expect(trip, 'a code alone opens nothing').toHaveURL(`/chuyen-di?code=${code}`);
  await findTrip(trip, { code, phone: guest.phone });
  await expect(trip.getByRole('heading', { level: 1 })).toHaveText(hotel);
  await expect(trip.getByText('Đặt chỗ thành công', { exact: true })).toBeVisible();
  await trip.getByRole('link', { name: 'Hủy đặt chỗ' }).click();
  await expect(trip).toHaveURL(/xac-nhan/);
  await expectWholePage(trip, 'chuyen-di/:code/xac-nhan');
  await trip.goBack();
  await cancelTrip(trip, guest);
  await stranger.close();
  await expectMail(page, code, /hủy/i);
});

test.describe('on a wide screen', () => {
  only('desktop');

  test('without JavaScript, from the search page to a cancelled trip', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/tim-kiem');
    await page.locator('main').getByRole('searchbox').fill('da nang');
    await page.locator('main').getByRole('button', { name: 'Tìm', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Đà Nẵng');
    await page.locator('main article a[href^="/khach-san/"]').first().click();
    await expect(page).toHaveURL(/\/khach-san\/.+\.html$/);

    await askForPrices(page, twoNights(47));
    await chooseRoom(page);
    const guest = newGuest();
    await page.getByLabel('Họ và tên').fill(guest.fullName);
    await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('2 mục');
    await expect(page.getByLabel('Họ và tên')).toHaveValue(guest.fullName);
    await fillCheckout(page, guest);
    const code = await hold(page);
    await expect(page.getByRole('link', { name: 'Tôi đã chuyển, kiểm tra lại' })).toBeVisible();
    await expect(page.getByText('tự chuyển'), 'nothing moves by itself').toBeHidden();
    await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
    await context.clearCookies();
    await findTrip(page, { code, phone: guest.phone });
    await cancelTrip(page, guest);
    await context.close();
  });

  test('a stay changed in the calendar is priced at once, for its nights', async ({ page, request }) => {
    const stay = twoNights(44);
    await visit(page, stayAddress(await pickHotel(request, 2), stay));
    const later = addDays(stay.checkIn, 3);
    await askForPrices(page, { ...stay, checkOut: later });
    await expect(page.getByText('3 đêm, 1 phòng').first()).toBeVisible();
    await chooseRoom(page);
    await expect(page.getByRole('region', { name: 'Lựa chọn của bạn' })).toContainText('3 đêm');
    const pay = page.getByRole('button', { name: 'Thanh toán', exact: true });
    await expect(pay, 'on the first screen').toBeInViewport({ ratio: 1 });
  });

  test('a contact typed at the checkout is there again after a look at another page', async ({
    page,
    request,
  }) => {
    await visit(page, stayAddress(await pickHotel(request, 2), twoNights(44)));
    await chooseRoom(page);
    const checkout = page.url();
    const { fullName, phone } = newGuest();
    await untilLive(page.getByRole('region', { name: 'Người đặt' }));
    await page.getByLabel('Họ và tên').fill(fullName);
    await page.getByLabel('Số điện thoại').fill(phone);
    const lookElsewhere = async () => {
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).not.toHaveURL(checkout);
      await page.goBack();
      await expect(page.getByLabel('Họ và tên')).toHaveValue(fullName);
      await expect(page.getByLabel('Số điện thoại')).toHaveValue(phone);
    };
    await lookElsewhere();
    await page.getByRole('button', { name: 'Thanh toán' }).first().click();
    await expect(page.getByText('Vui lòng nhập email để nhận xác nhận.').first()).toBeVisible();
    await lookElsewhere();
  });

  test('a form submitted twice makes one booking', async ({ page, request }) => {
    const stay = twoNights(54);
    const hotel = await pickHotel(request, 1);
    const before = await countFree(request, hotel.slug, stay.checkIn);
    await page.goto(stayAddress(hotel, stay));
    await chooseRoom(page);
    await fillCheckout(page, newGuest());
    const form = await page
      .locator('form:has([name=quoteToken])')
      .evaluate((node: HTMLFormElement) =>
        Object.fromEntries([...new FormData(node)].map(([key, value]) => [key, String(value)])),
      );
    const url = page.url();
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
    // Both presses reach the page before it can show that the first was taken.
    await page.getByRole('button', { name: 'Thanh toán', exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    const code = await readCode(page);
    expect(sent.filter((path) => path.startsWith('/dat-cho'))).toHaveLength(1);
    const again = await page.request.post(url, { form, maxRedirects: 0 });
    expect(again.status()).toBe(303);
    expect(again.headers().location).toBe(`/dat-cho/${code}`);
    expect(await countFree(request, hotel.slug, stay.checkIn)).toBe(before - 1);
  });

  test('two concurrent copies of a form both lead to the one booking', async ({ page, request }) => {
    const stay = twoNights(61);
    const hotel = await pickHotel(request, 2);
    const before = await countFree(request, hotel.slug, stay.checkIn);
    await page.goto(stayAddress(hotel, stay));
    await chooseRoom(page);
    await fillCheckout(page, newGuest());
    const form = await page
      .locator('form:has([name=quoteToken])')
      .evaluate((node: HTMLFormElement) =>
        Object.fromEntries([...new FormData(node)].map(([key, value]) => [key, String(value)])),
      );
    const replies = await Promise.all(
      [1, 2, 3].map(() => page.request.post(page.url(), { form, maxRedirects: 0 })),
    );
    expect(new Set(replies.map((reply) => reply.headers().location)).size).toBe(1);
    expect(replies.map((reply) => reply.status())).toEqual([303, 303, 303]);
    expect(await countFree(request, hotel.slug, stay.checkIn)).toBe(before - 1);
  });
});

test.describe('on a phone', () => {
  only('phone');

  test('payment at the counter shows the address and the deadline', async ({ page, request }) => {
    const stay = twoNights(68);
    const hotel = await pickHotel(request, 3);
    await page.goto(stayAddress(hotel, stay));
    await chooseRoom(page);
    const guest = newGuest();
    await fillCheckout(page, guest);
    await hold(page);
    await showWays(page);
    await page.getByRole('button', { name: 'Trả tại văn phòng' }).click();
    const office = page.getByRole('region', { name: 'Trả tại văn phòng' });
    const { address } = await (await request.get('/api/v1/settings')).json();
    await expect(office).toContainText(address);
    await expect(office).toContainText(/trước \d\d:\d\d/);
    await expect(office.getByRole('link', { name: /Mở bản đồ/ })).toBeVisible();
    await expect(page.getByText(/Giữ chỗ đến/)).toBeVisible();

    await openMail(page, guest.email, 'văn phòng');
    await followLink(page, 'Xác nhận trả tại văn phòng');
    await expectWholePage(page, 'dat-cho/:code/xac-nhan-quay/:pass');
  });

  test('an unpaid hold can be released for free', async ({ page, request }) => {
    const stay = twoNights(75);
    const hotel = await pickHotel(request, 4);
    await page.goto(stayAddress(hotel, stay));
    const before = await countFree(request, hotel.slug, stay.checkIn);
    await chooseRoom(page);
    await fillCheckout(page, newGuest());
    await hold(page);
    expect(await countFree(request, hotel.slug, stay.checkIn)).toBe(before - 1);
    await page.getByRole('link', { name: 'hủy giữ chỗ' }).click();
    await page.getByRole('button', { name: 'Xác nhận hủy' }).click();
    await expect(page.getByText('Đã hủy', { exact: true })).toBeVisible();
    expect(await countFree(request, hotel.slug, stay.checkIn)).toBe(before);
  });
});
