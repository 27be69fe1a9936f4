import {
  bookingBox,
  boxPrice,
  daysAhead,
  findDay,
  findDeparture,
  findProduct,
  readPrice,
} from './support/booking-widget.ts';
import { finishTrip } from './support/finished-trip.ts';
import { fillCheckout, findTrip, hold, newGuest } from './support/guest.ts';
import { followLink, openMail } from './support/mailbox.ts';
import { book, bookLink, expectPaid, openProvider } from './support/payments.ts';
import { expect, isSecondWidth, takeTime, test } from './support/visitor.ts';

test.slow();
test.use({ javaScriptEnabled: false });
test.skip(isSecondWidth, 'the layout of other widths has been seen');

test('tickets and a car are put into the cart and booked together without JavaScript', async ({
  page,
  request,
}) => {
  const park = await findProduct(request, 'attractions', 'cáp treo đà nẵng');
  await page.goto(park.url);
  const bar = page.locator('aside[aria-label="Đặt chỗ"] + [data-booking-bar]');
  await expect(bar, 'the keyboard comes to the bar after the card').toBeAttached();
  const box = bookingBox(page);
  await box.getByLabel('Ngày dùng vé', { exact: true }).fill(daysAhead(25));
  await box.getByRole('spinbutton', { name: 'Trẻ em' }).fill('1');
  await box.getByRole('button', { name: 'Cập nhật giá' }).click();
  await expect(box.getByLabel('Bé 1')).toHaveAccessibleDescription(/chiều cao của từng bé/);
  await box.getByLabel('Bé 1').fill('95');
  await box.getByRole('button', { name: 'Xem giá' }).click();
  const tickets = await readPrice(boxPrice(page));
  await boxPrice(page).getByRole('button', { name: 'Thêm vào giỏ' }).click();

  const car = await findProduct(request, 'cars', 'xe sân bay đà nẵng');
  await page.goto(car.url);
  await box.getByLabel('Ngày đón', { exact: true }).fill(daysAhead(24));
  await box.getByRole('button', { name: 'Cập nhật giá' }).click();
  const ride = await readPrice(boxPrice(page));
  await boxPrice(page).getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Đặt tất cả' }).click();
  const guest = newGuest();
  await fillCheckout(page, guest);
  const code = await hold(page);
  const { totalVnd } = await readPrice(page.getByRole('region', { name: 'Chi tiết giá' }));
  expect(totalVnd).toBe(tickets.totalVnd + ride.totalVnd);
  await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
  await expectPaid(page);
  await page.context().clearCookies();
  await findTrip(page, { code, phone: guest.phone });
  await expect(page.getByRole('heading', { level: 2, name: car.title, exact: true })).toBeVisible();
});

test('a tour is booked from its list of departures without JavaScript', async ({ page, request }) => {
  const tour = await findProduct(request, 'tours', 'hà giang 3n2d');
  const day = await findDay(request, 'tours', tour.slug, { from: daysAhead(12) });
  await page.goto(tour.url);
  const box = bookingBox(page);
  await (await findDeparture(page, day)).check();
  await box.getByRole('button', { name: 'Cập nhật giá' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${day}`));
  await expect(boxPrice(page).getByText('Chi tiết giá')).toBeVisible();
  const { totalVnd } = await readPrice(boxPrice(page));
  await book(page);
  const kept = await readPrice(page.getByRole('region', { name: 'Chi tiết giá' }));
  expect(kept.totalVnd).toBe(totalVnd);
  await openProvider(page, 'VNPay');
  await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
  await expectPaid(page);
});

test("FORM-01, U-31, U-70: a promotion code keeps the checkout's input, without JavaScript", async ({
  page,
  request,
}) => {
  const tour = await findProduct(request, 'tours', 'hà giang 3n2d');
  const day = await findDay(request, 'tours', tour.slug, { from: daysAhead(12) });
  await page.goto(tour.url);
  await (await findDeparture(page, day)).check();
  await bookingBox(page).getByRole('button', { name: 'Cập nhật giá' }).click();
  await expect(boxPrice(page).getByText('Chi tiết giá')).toBeVisible();
  const { totalVnd } = await readPrice(boxPrice(page));
  await bookLink(page).click();
  const guest = newGuest();
  await fillCheckout(page, guest);
  await page.getByLabel('Tôi đặt cho người khác').check();
  const code = page.getByLabel('Mã ưu đãi').filter({ visible: true });
  const use = page.getByRole('button', { name: 'Dùng mã' });
  const staysTyped = async () => {
    await expect(page.getByLabel('Họ và tên').first()).toHaveValue(guest.fullName);
    await expect(page.getByLabel('Số điện thoại')).toHaveValue(guest.phone);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
    await expect(page.getByLabel('Tôi đặt cho người khác')).toBeChecked();
  };
  await page.getByText('Nhập mã ưu đãi').click();
  await code.fill('KHONGCO');
  await use.click();
  await expect(page).toHaveURL(/promotion=KHONGCO/);
  await expect(code).toHaveAccessibleDescription(/Mã ưu đãi/);
  await staysTyped();
  await code.fill('CHAOHE');
  await use.click();
  await expect(page).toHaveURL(/promotion=CHAOHE/);
  await staysTyped();
  await page.getByLabel('Tôi đặt cho người khác').uncheck();
  await hold(page);
  const kept = await readPrice(page.getByRole('region', { name: 'Chi tiết giá' }));
  expect(kept.totalVnd).toBeLessThan(totalVnd);
});

test('FORM-01: a code of the cart is typed at its checkout, and Enter in a field places the booking, without JavaScript', async ({
  page,
  request,
}) => {
  const tour = await findProduct(request, 'tours', 'hà giang 3n2d');
  const day = await findDay(request, 'tours', tour.slug, { from: daysAhead(19) });
  await page.goto(tour.url);
  await (await findDeparture(page, day)).check();
  await bookingBox(page).getByRole('button', { name: 'Cập nhật giá' }).click();
  const { totalVnd } = await readPrice(boxPrice(page));
  const href = (await bookLink(page).getAttribute('href')) ?? '';
  const cart = await page.context().newPage();
  await cart.goto('/gio-hang');
  const item = href.slice(href.indexOf('?') + 1);
  const origin = new URL(cart.url()).origin;
  await cart.request.post('/gio-hang', { form: { item }, headers: { origin } });
  await cart.goto('/dat-cho');
  const guest = newGuest();
  await fillCheckout(cart, guest);
  const code = cart.getByLabel('Mã ưu đãi').filter({ visible: true });
  for (const [typed, expected] of [
    ['KHONGCO', /Mã ưu đãi/],
    ['chao he', null],
  ] as const) {
    if (!(await code.isVisible())) await cart.getByText('Nhập mã ưu đãi').click();
    await code.fill(typed);
    await cart.getByRole('button', { name: 'Dùng mã' }).click();
    await expect(code).toHaveValue(typed.replace(' ', '').toUpperCase());
    if (expected) await expect(code).toHaveAccessibleDescription(expected);
    await expect(cart.getByLabel('Họ và tên').first()).toHaveValue(guest.fullName);
    await expect(cart.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  }
  await cart.getByLabel('Email', { exact: true }).press('Enter');
  await expect(cart.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();
  const kept = await readPrice(cart.getByRole('region', { name: 'Chi tiết giá' }));
  expect(kept.totalVnd).toBeLessThan(totalVnd);
});

test('FORM-01: a message is sent without JavaScript, and input is kept when something is missing', async ({
  page,
}) => {
  const guest = newGuest();
  await page.goto('/ve-may-bay');
  const [from, to] = await page
    .getByRole('combobox', { name: /^Điểm/ })
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
  expect(from, 'both airports have room, without the button between them').toBe(to);
  await page.goto('/lien-he');
  const form = page.getByRole('form', { name: 'Gửi tin nhắn' });
  await form.getByLabel('Họ và tên').fill(guest.fullName);
  await form.getByRole('button', { name: 'Gửi' }).click();
  await expect(page.getByRole('alert')).toContainText('Còn 3 mục');
  await expect(form.getByLabel('Họ và tên')).toHaveValue(guest.fullName);
  await form.getByLabel('Số điện thoại').fill(guest.phone);
  await form.getByLabel('Nội dung').fill('Cho tôi hỏi giờ nhận phòng sớm.');
  await form.getByRole('checkbox').check();
  await takeTime(form);
  await form.getByRole('button', { name: 'Gửi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận yêu cầu của bạn' })).toBeVisible();
});

test('FORM-01, U-52: the newsletter is subscribed to, confirmed and left without JavaScript', async ({
  page,
}) => {
  const { email } = newGuest();
  await page.goto('/ban-tin');
  const form = page.getByRole('form', { name: 'Đăng ký bản tin' });
  const order = await form
    .locator('input[type=checkbox], button')
    .evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(order, 'U-52: agreeing comes before sending').toEqual(['INPUT', 'BUTTON']);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('checkbox').check();
  await takeTime(form);
  await form.getByRole('button', { name: 'Nhận bản tin' }).click();
  await openMail(page, email, 'Xác nhận nhận bản tin');
  const leave = await page.getByRole('link', { name: 'từ chối ngay' }).getAttribute('href');
  await followLink(page, 'Xác nhận nhận bản tin');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã đăng ký bản tin' })).toBeVisible();
  await page.goto(leave ?? '');
  await page.getByRole('button', { name: 'Hủy bản tin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã hủy bản tin' })).toBeVisible();
});

test('FORM-01: a review is written without JavaScript, and input is kept when something is missing', async ({
  page,
  request,
}) => {
  const guest = newGuest();
  await finishTrip(request, guest);
  await openMail(page, guest.email, 'của bạn thế nào');
  await followLink(page, 'Viết đánh giá');
  await page.getByLabel('Tiêu đề').fill('Sáng nào cũng có bún cá');
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByRole('alert')).toContainText('Còn 3 mục');
  await expect(page.getByLabel('Tiêu đề')).toHaveValue('Sáng nào cũng có bún cá');
  await page.getByRole('radio', { name: '9 điểm' }).check();
  await page
    .getByRole('group', { name: 'Bạn đã đi cùng ai' })
    .getByRole('radio', { name: 'Cặp đôi' })
    .check();
  await page
    .getByLabel('Chuyến đi của bạn')
    .fill('Phòng nhìn ra biển, nhân viên nhớ tên từng người trong nhà.');
  await takeTime(page.getByRole('main').locator('form').filter({ hasText: 'Gửi đánh giá' }));
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã nhận đánh giá' })).toBeVisible();
});
