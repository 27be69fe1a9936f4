import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { connect } from '#platform/db/connect.ts';
import { daysAhead } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { finishTrip } from './support/finished-trip.ts';
import { newGuest } from './support/guest.ts';
import { followLink, openMail } from './support/mailbox.ts';
import { staffRead, staffSend } from './support/office.ts';
import { databaseOf } from './support/site-process.ts';
import { typeTelex } from './support/type-telex.ts';
import { expect, isSecondWidth, takeTime, test, untilLive, visit, wake } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'the forms are the same at every width');

/** Waits until the captcha is solved in the background while the form is filled in. */
const expectProof = (page: Page) => expect(page.locator('[data-check=done]')).toBeAttached();

test('FORM-01: from the invitation after a trip to a review that staff publish', async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const hotel = await finishTrip(request, guest);
  await openMail(page, guest.email, 'của bạn thế nào');
  await followLink(page, '9 trên 10 điểm');
  await expect(page.getByRole('heading', { level: 1, name: 'Chuyến đi của bạn thế nào?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '9 điểm' })).toBeChecked();
  await expectWholePage(page, 'danh-gia/:token');

  const title = `Sáng nào cũng có bún cá ${guest.phone}`;
  await page.getByLabel('Tiêu đề').focus();
  await typeTelex(page, title);
  await expect(page.getByLabel('Tiêu đề')).toHaveValue(title);
  await expectProof(page);
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(page.getByRole('alert')).toContainText('Còn 2 mục');
  await expect(page.getByLabel('Tiêu đề')).toHaveValue(title);
  await page.getByRole('group', { name: 'Nhân viên' }).getByRole('radio', { name: 'Tuyệt' }).check();
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

  // A phone's photo, scaled down before upload; nobody else sees it before the review is published.
  await page.getByRole('link', { name: 'Thêm hình' }).click();
  const form = page.getByRole('form', { name: 'Thêm hình' });
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#1a7f79' } })
    .jpeg()
    .toBuffer();
  await form
    .getByLabel(/^Chọn hình/)
    .setInputFiles({ name: 'bien.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await takeTime(form);
  await form.getByRole('button', { name: 'Gửi hình' }).click();
  await expect(page.getByRole('img', { name: 'Hình 1' })).toBeVisible();
  await expectWholePage(page, 'danh-gia/:token/:product/hinh');
  await page.getByRole('link', { name: 'Về đánh giá chuyến đi' }).click();

  // A phone's video; the page creates its poster.
  await page.getByRole('link', { name: 'Thêm video' }).click();
  const films = page.getByRole('form', { name: 'Thêm video' });
  await films.getByLabel('Chọn một video').setInputFiles('tests/factories/films/phone.webm');
  await expect(films.locator('[name=poster]')).toHaveJSProperty('files.length', 1);
  await takeTime(films);
  await films.getByRole('button', { name: 'Gửi video' }).click();
  await expect(page.getByLabel('Video của bạn')).toHaveAttribute('poster', /^\/danh-gia\//);
  await expectWholePage(page, 'danh-gia/:token/:product/video');
  await page.getByRole('link', { name: 'Về đánh giá chuyến đi' }).click();
  await page.getByRole('link', { name: 'Sửa đánh giá' }).click();
  await expect(page.getByLabel('Tiêu đề')).toHaveValue(title);
  await expectWholePage(page, 'danh-gia/:token/:product/sua');

  await visit(page, `${hotel.url}?reviews=cap-doi`);
  await expect(page.getByRole('heading', { level: 3, name: title })).toHaveCount(0);
  const { db, close } = connect(databaseOf(process.env.E2E_DATA_DIR ?? '').url, { max: 1 });
  const written = db.selectFrom('reviews').select('id').where('title', '=', title);
  const { id } = await written.executeTakeFirstOrThrow().finally(close);
  const published = await staffSend('Đỗ Mai Anh', `/danh-gia/${id}`, { do: 'publish', seen: 'pending' });
  expect(published).toContain('Đã đăng.');
  const shown = page.getByRole('article').filter({ hasText: title });
  await expect(async () => {
    await page.goto(`${hotel.url}?reviews=cap-doi`);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(shown).toContainText('9 trên 10 điểm');
  await page
    .getByRole('navigation', { name: 'Đánh giá của ai' })
    .getByRole('link', { name: /Mọi khách/ })
    .click();
  await expect(page).toHaveURL(/#danh-gia$/);
  await expectWholePage(page);
  const photo = shown.getByRole('img', { name: /^Hình 1 của khách/ });
  // Photos are published by a separate job after their review.
  await expect(async () => {
    await page.reload();
    await shown.getByText('Đọc tiếp').click();
    await expect(photo).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const helpful = shown.getByRole('button', { name: 'Hữu ích' });
  await wake(page);
  await untilLive(shown);
  await helpful.click();
  await expect(shown).toContainText('1 người thấy hữu ích');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');

  await shown.getByRole('link', { name: /^Báo cáo/ }).click();
  const report = page.getByRole('form', { name: 'Báo cáo đánh giá' });
  await expect(report).toBeVisible();
  await expectWholePage(page, 'danh-gia/:review/bao-cao');
  await takeTime(report);
  await report.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(report.getByText('Vui lòng chọn một lý do.')).toBeVisible();
  await report.getByRole('radio', { name: /^Quảng cáo/ }).check();
  await report.getByRole('button', { name: 'Gửi báo cáo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã nhận báo cáo' })).toBeVisible();

  // Staff refuse it, and its author appeals, once.
  await staffSend('Đỗ Mai Anh', `/danh-gia/${id}`, {
    ...{ do: 'reject', seen: 'published', reason: 'quang-cao', note: '' },
  });
  await openMail(page, guest.email, 'không được đăng');
  await followLink(page, 'Xem lại và khiếu nại');
  await page.getByRole('link', { name: 'Khiếu nại' }).click();
  await expectWholePage(page, 'danh-gia/:token/:product/khieu-nai');
  const appeal = page.getByRole('form', { name: 'Khiếu nại' });
  await appeal.getByRole('textbox').fill('Tôi chỉ kể bữa sáng, không quảng cáo cho ai.');
  await takeTime(appeal);
  await appeal.getByRole('button').last().click();
  await expect(page.getByText('Đã nhận khiếu nại của bạn.')).toBeVisible();
});

test('F16: a guest asks for a price alert, confirms by mail, and stops it with one click', async ({
  page,
}) => {
  const { email } = newGuest();
  await visit(page, '/khach-san/khach-san-hai-mien-my-khe.html');
  await page.getByRole('link', { name: 'Báo khi giảm giá, còn chỗ' }).click();
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: /^Ngày nhận phòng/ }).click();
  await chooseDays(page, daysAhead(44), daysAhead(46));
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('checkbox').check();
  await expectProof(page);
  await takeTime(form);
  await form.getByRole('button', { name: 'Báo tôi' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Còn một bước nữa' })).toBeVisible();
  await openMail(page, email, 'Xác nhận');
  const stop = await page.getByRole('link', { name: 'từ chối ngay' }).getAttribute('href');
  await followLink(page, 'Xác nhận');
  await expectWholePage(page, 'bao-tin/xac-nhan/:token');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã xác nhận' })).toBeVisible();
  await page.goto(stop ?? '');
  await expectWholePage(page, 'bao-tin/dung/:token');
  await page.getByRole('button', { name: 'Dừng mọi báo tin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã dừng' })).toBeVisible();
});

test('FORM-01: the newsletter is confirmed by mail, and left with one click', async ({ page }) => {
  const { email } = newGuest();
  await visit(page, '/');
  const form = page.getByRole('form', { name: 'Đăng ký bản tin' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await expectProof(page);
  await form.getByRole('button', { name: 'Nhận bản tin' }).click();
  await expect(page).toHaveURL('/ban-tin');
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(/đồng ý/);
  await form.getByRole('checkbox').check();
  await takeTime(form);
  await form.getByRole('button', { name: 'Nhận bản tin' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Còn một bước nữa' })).toBeVisible();
  await openMail(page, email, 'Xác nhận nhận bản tin');
  const leave = await page.getByRole('link', { name: 'từ chối ngay' }).getAttribute('href');
  await followLink(page, 'Xác nhận nhận bản tin');
  await expectWholePage(page, 'ban-tin/xac-nhan/:token');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã đăng ký bản tin' })).toBeVisible();
  expect(await staffRead('Vũ Hoàng Nam', `/ban-tin?tim=${email}`)).toContain(`>${email}<`);
  await page.goto(leave ?? '');
  await expectWholePage(page, 'ban-tin/huy/:token');
  await page.getByRole('button', { name: 'Hủy bản tin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã hủy bản tin' })).toBeVisible();
});

test('FORM-01: a message is written and sent with the keyboard alone', async ({ page }) => {
  const guest = newGuest();
  await visit(page, '/lien-he');
  const form = page.getByRole('form', { name: 'Gửi tin nhắn' });
  await form.getByLabel('Chủ đề').focus();
  await page.keyboard.press('Tab');
  for (const text of [guest.fullName, guest.phone, guest.email, 'Cho tôi hỏi giờ nhận phòng sớm.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expectProof(page);
  await page.keyboard.press('Tab');
  // The privacy link is a tab stop between checkbox and button.
  if (
    !(await form.getByRole('button', { name: 'Gửi' }).evaluate((button) => button === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await takeTime(form);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận yêu cầu của bạn' })).toBeVisible();
  await openMail(page, guest.email, 'Đã nhận yêu cầu');
});
