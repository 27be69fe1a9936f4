import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { chooseDays } from './support/calendar.ts';
import {
  askForPrices,
  chooseRoom,
  fillCheckout,
  newGuest,
  pickHotel,
  stayAddress,
  twoNights,
} from './support/guest.ts';
import { openMail } from './support/mailbox.ts';
import { staffSend } from './support/office.ts';
import { showWays } from './support/payments.ts';
import { expect, isSecondWidth, test, visit } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();

test.skip(isSecondWidth, 'the way does not depend on the width');

test('a gift card is bought and paid, mailed to its recipient, and pays for a room', async ({
  page,
  request,
}) => {
  const payer = newGuest();
  const receiver = newGuest();
  await visit(page, '/phieu-qua-tang');
  await page.getByLabel('Số tiền khác').check();
  await page.getByLabel('Số tiền bạn muốn tặng').fill('20.000.000');
  await page.getByLabel('Tên người nhận').fill('Phạm Ngọc Bích');
  await page.getByLabel('Email người nhận').fill('nham@example.com');
  await page.getByRole('button', { name: /^Ngày gửi/ }).click();
  await chooseDays(page, addDays(dayInVietnam(new Date()), 30));
  await page.getByLabel('Lời nhắn').fill('Chúc mừng sinh nhật Bích!');
  await fillCheckout(page, payer);
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();
  await showWays(page);
  await expect(page.getByText('Tôi có phiếu quà tặng')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
  await page.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
  await expect(page.getByText('Chờ ngày gửi')).toBeVisible();
  await expectWholePage(page, 'phieu-qua-tang/:code');
  const number = /QT[2-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
  await openMail(page, payer.email, 'đã sẵn sàng');

  // Staff correct the wrong address, and the card is sent at once.
  const corrected = { do: 'resend', version: 1, email: receiver.email, reason: 'gõ nhầm địa chỉ' };
  await staffSend('Phạm Thu Hà', `/phieu-qua-tang/${number}`, corrected);
  await openMail(page, receiver.email, 'tặng bạn phiếu');
  const code = /QUA(?:-[2-9A-Z]{4}){4}/.exec((await page.locator('body').textContent()) ?? '')?.[0] ?? '';

  const days = twoNights(62);
  await visit(page, stayAddress(await pickHotel(request, 3), days));
  await askForPrices(page, days);
  await chooseRoom(page);
  await fillCheckout(page, receiver);
  await page.getByText('Phiếu quà tặng', { exact: true }).click();
  const field = page.getByLabel('Mã phiếu quà tặng');
  const look = page.getByRole('button', { name: 'Xem', exact: true });
  await field.fill('QUA-2222-3333-4444-5555');
  await look.click();
  await expect(field, 'what is wrong is where the guest looks').toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill(code);
  await look.click();
  const share = page.getByRole('status').filter({ hasText: 'Còn lại trong phiếu' });
  await expect(share).toContainText(/Bạn trả thêm0\s₫/);
  await page.getByText('Nhập mã ưu đãi').click();
  await page.getByLabel('Mã ưu đãi').fill('KHONGCO');
  await page.getByRole('button', { name: 'Dùng mã' }).click();
  await expect(page.getByText('Mã ưu đãi không đúng')).toBeVisible();
  await expect(share, 'a promotion code does not push out the gift card').toBeVisible();
  await expect(page.getByText('Phiếu quà tặng trả đủ')).toBeVisible();
  await expect(page.getByLabel('Họ và tên')).toHaveValue(receiver.fullName);
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt chỗ thành công' })).toBeVisible();
});
