import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import {
  bookingBox,
  boxPrice,
  daysAhead,
  findDay,
  findProduct,
  nextTet,
  readPrice,
  seePrice,
} from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { newGuest, pickHotel, stayAddress, twoNights } from './support/guest.ts';
import { openEarly } from './support/open-early.ts';
import { bookLink } from './support/payments.ts';
import { expect, isSecondWidth, test } from './support/visitor.ts';

test.skip(isSecondWidth, 'a slow phone');
test.slow();

const checkout = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
const chosen = (page: Page) => page.getByRole('region', { name: 'Lựa chọn của bạn' });

/** The address of a combo on a day of Tết that has a price. */
async function comboAddress(request: APIRequestContext): Promise<string> {
  const combo = await findProduct(request, 'voucher-combos', 'combo tết đà lạt');
  const from = await findDay(request, 'voucher-combos', combo.slug, {
    from: addDays(nextTet(), -2),
    places: 3,
  });
  return `${combo.url}?${new URLSearchParams({ from, adults: '2' })}`;
}

test('a child and its age chosen before hydration are priced after it', async ({ page, request }) => {
  const arrive = await openEarly(page, await comboAddress(request));
  const box = bookingBox(page);
  await box.getByRole('button', { name: 'Thêm trẻ em' }).click();
  await expect(box.getByRole('spinbutton', { name: 'Trẻ em' }), 'a press is seen at once').toHaveValue('1');
  await box.getByRole('button', { name: 'Thêm người lớn' }).click();
  await box.getByRole('button', { name: 'Thêm người lớn' }).click();
  await box.getByRole('button', { name: 'Bớt người lớn' }).click();
  await expect(box.getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('3');
  arrive();
  await box.getByLabel('Bé 1').selectOption('8');
  await expect(page).toHaveURL(/adults=3.*ages=8/);
  await expect(boxPrice(page)).toContainText('Trẻ em: ');
});

test('an airport typed before hydration stays', async ({ page }) => {
  const arrive = await openEarly(page, '/ve-may-bay');
  const from = page.getByRole('combobox', { name: 'Điểm đi' });
  await from.fill('Hà Nội');
  arrive();
  // Pressed early, it swaps once the script is there.
  await page.getByRole('button', { name: 'Đổi chiều điểm đi và điểm đến' }).click();
  await expect(page.getByRole('combobox', { name: 'Điểm đến' })).toHaveValue('Hà Nội');
  await expect(from).toHaveValue('');
});

test('pictures that are pressed before the scripts are there open when they are, on the page', async ({
  page,
  request,
}) => {
  const arrive = await openEarly(page, await comboAddress(request));
  const address = page.url();
  await page.getByRole('link', { name: /^Xem \d+ ảnh/ }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: /^Ảnh của / })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('an age chosen before hydration is in the address and in the booking link', async ({
  page,
  request,
}) => {
  const address = `${await comboAddress(request)}&children=1&ages=1`;
  const arrive = await openEarly(page, address);
  await bookingBox(page).getByLabel('Bé 1').selectOption('11');
  arrive();
  await expect(page).toHaveURL(/ages=11/);
  await expect(bookLink(page), 'and goes along to the checkout').toHaveAttribute('href', /ages=11/);
});

test('a change before hydration is never booked unseen: the press waits, and the new price is shown first', async ({
  page,
  request,
}) => {
  const address = `${await comboAddress(request)}&children=1&ages=1`;
  const arrive = await openEarly(page, address);
  await bookingBox(page).getByLabel('Bé 1').selectOption('11');
  await bookLink(page).click();
  await expect(page, 'nothing is booked at the old price').toHaveURL(/\/combo-voucher\//);
  arrive();
  await expect(page.getByText('Giá vừa được tính lại.')).toBeVisible();
  await expect(page).toHaveURL(/ages=11/);
  const { totalVnd } = await seePrice(page);
  await bookLink(page).click();
  await checkout(page);
  expect((await readPrice(page.getByRole('region', { name: 'Giá này gồm gì' }))).totalVnd).toBe(totalVnd);
  await expect(chosen(page)).toContainText('1 trẻ em (11 tuổi)');
});

test('of two departures pressed before hydration the last is priced', async ({ page, request }) => {
  const tour = await findProduct(request, 'tours', 'hà giang 3n2d');
  const arrive = await openEarly(page, tour.url);
  const days = page.locator('input[name="from"][type="radio"]:visible');
  await days.nth(2).check();
  await days.nth(1).check();
  const day = await days.nth(1).inputValue();
  arrive();
  await expect(page).toHaveURL(new RegExp(`from=${day}`));
  await expect(days.nth(1)).toBeChecked();
});

test('the days of a comparison go along when it is pressed before hydration; both ends of another stay are chosen in one sheet', async ({
  page,
  request,
}) => {
  const { results } = await (await request.get('/api/v1/hotels?limit=2')).json();
  const ids = results.map(({ id }: { id: number }) => id).join();
  const address = (from: number, to: number) =>
    new URLSearchParams({ from: daysAhead(from), to: daysAhead(to) }).toString();
  const arrive = await openEarly(page, `/so-sanh?kind=hotel&ids=${ids}&${address(20, 22)}`);
  const form = page.getByRole('form', { name: 'Ngày và số khách' });
  await form.getByRole('combobox', { name: 'Người lớn' }).selectOption('3');
  const early = await form.elementHandle();
  await form.getByRole('button', { name: 'Xem giá cùng ngày' }).click();
  arrive();
  await expect(page).toHaveURL(new RegExp(`${address(20, 22)}.*adults=3`));
  // The address changes before the page: the form of the new days is another one.
  await early?.waitForElementState('hidden');

  await form.getByRole('button', { name: /^Trả phòng: / }).click();
  await chooseDays(page, daysAhead(24));
  await form.getByRole('button', { name: /^Nhận phòng: / }).click();
  await chooseDays(page, daysAhead(30), daysAhead(33));
  await form.getByRole('button', { name: 'Xem giá cùng ngày' }).click();
  await expect(page).toHaveURL(new RegExp(address(30, 33)));
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Tổng tiền' })).toBeVisible();
});

test('a height typed before hydration counts', async ({ page, request }) => {
  const park = await findProduct(request, 'attractions', 'cáp treo đà nẵng');
  const from = await findDay(request, 'attractions', park.slug, { from: daysAhead(12) });
  const query = new URLSearchParams({ from, adults: '2', children: '1', cm: '125' });
  const arrive = await openEarly(page, `${park.url}?${query}`);
  const field = bookingBox(page).getByLabel('Bé 1');
  await field.fill('95');
  await field.blur();
  arrive();
  await expect(page).toHaveURL(/cm=95/);
});

test('a rate plan chosen before hydration is the one that is booked', async ({ page, request }) => {
  const arrive = await openEarly(page, stayAddress(await pickHotel(request, 2), twoNights(47)));
  const room = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio').nth(1) })
    .last();
  const plan = room.getByRole('radio').nth(1);
  await plan.check();
  const id = await plan.inputValue();
  await page.getByRole('region', { name: 'Giá và đặt chỗ' }).getByRole('link', { name: 'Đặt phòng' }).click();
  arrive();
  await checkout(page);
  expect(new URL(page.url()).searchParams.get('plan')).toBe(id);
});

test('a remembered trip is filled in, without overwriting what was changed meanwhile', async ({
  page,
  request,
}) => {
  const combo = await findProduct(request, 'voucher-combos', 'combo tết đà lạt');
  const from = addDays(nextTet(), -2);
  const trip = { from, to: null, month: null, time: null, rooms: 1, adults: 2, childAges: [] };
  await page.addInitScript((memory) => localStorage.setItem('nv_trip', JSON.stringify(memory)), {
    trip,
    places: [],
  });
  const arrive = await openEarly(page, combo.url);
  await bookingBox(page).getByRole('button', { name: 'Thêm người lớn' }).click();
  arrive();
  await expect(page).toHaveURL(new RegExp(`from=${from}`));
  await expect(page).toHaveURL(/adults=3/);
  await expect(bookingBox(page).getByRole('spinbutton', { name: 'Người lớn' })).toHaveValue('3');
});

test('what was typed into the checkout before hydration stays when a code is tried', async ({
  page,
  request,
}) => {
  const address = await comboAddress(request);
  const html = await (await request.get(address)).text();
  const link = /href="(\/dat-cho\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const guest = newGuest();
  const arrive = await openEarly(page, link);
  await page.getByLabel('Họ và tên').fill(guest.fullName);
  await page.getByLabel('Số điện thoại').fill(guest.phone);
  await page.getByRole('radio', { name: /ZaloPay/ }).check();
  await page.getByLabel('Tôi đặt cho người khác').check();
  await page.getByText('Nhập mã ưu đãi').click();
  await page.getByLabel('Mã ưu đãi').fill('KHONGCO');
  await page.getByRole('button', { name: 'Dùng mã' }).click();
  arrive();
  await expect(page).toHaveURL(/promotion=KHONGCO/);
  await expect(page.getByLabel('Họ và tên').first()).toHaveValue(guest.fullName);
  await expect(page.getByLabel('Số điện thoại')).toHaveValue(guest.phone);
  await expect(page.getByRole('radio', { name: /ZaloPay/ })).toBeChecked();
  await expect(page.getByLabel('Tôi đặt cho người khác')).toBeChecked();
});
