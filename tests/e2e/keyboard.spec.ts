import type { Locator, Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import { bookingBox, boxPrice, findProduct, readPrice } from './support/booking-widget.ts';
import { newGuest } from './support/guest.ts';
import { expectPaid } from './support/payments.ts';
import { typeTelex } from './support/type-telex.ts';
import { expect, test, visit } from './support/visitor.ts';

test.skip(() => test.info().project.name !== 'desktop', 'phones have no keyboard');

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 60) {
  await target.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Moves to a target by Tab and presses Enter. */
async function enter(page: Page, target: Locator, most?: number) {
  await tabTo(page, target, most);
  await page.keyboard.press('Enter');
}

/** The keyboard has its place on the page: what was done did not leave the focus on nothing. */
async function expectPlace(page: Page, step: string) {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect
    .poll(focused, { message: `the focus after: ${step}`, intervals: [50, 100, 250] })
    .not.toBe('BODY');
}

test('WAY-01: from home to a paid room with the keyboard alone', async ({ page }) => {
  test.slow();
  const guest = newGuest();
  await visit(page, '/');
  const bar = page.getByRole('form', { name: 'Tìm khách sạn' });
  await enter(page, bar.getByRole('button', { name: /^Ở đâu/ }));
  const where = page.getByRole('dialog', { name: 'Ở đâu' });
  await expect(where.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('phus quoocs', { delay: 30 });
  await expect(where.getByRole('option').first()).toHaveText(/^Phú Quốc/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  await expect(sheet.locator('[data-day][tabindex="0"]'), 'a calendar begins at its days').toBeFocused();
  for (let week = 0; week < 6; week++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await enter(page, sheet.getByRole('button', { name: 'Xong' }));
  await expect(bar.getByRole('button', { name: /^Ngày/ }), 'not to the field before').toBeFocused();
  await enter(page, bar.getByRole('button', { name: 'Tìm khách sạn' }));
  await expect(page).toHaveURL(/\/khach-san\?.*from=/);
  await expectPlace(page, 'a search');
  const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await enter(page, cards.first(), 120);
  await expect(page).toHaveURL(/\/khach-san\/.+\.html\?/);
  await expectPlace(page, 'a hotel of the list');
  await enter(page, page.locator('#phong article').getByRole('button', { name: /^Đặt/ }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await expectPlace(page, 'to the checkout');
  for (const [label, text] of [
    ['Họ và tên', guest.fullName],
    ['Số điện thoại', guest.phone],
    ['Email', guest.email],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await typeTelex(page, text);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await enter(page, page.getByRole('button', { name: 'Thanh toán', exact: true }).filter({ visible: true }));
  const transfer = page.getByRole('button', { name: 'Giả lập chuyển khoản' });
  await transfer.waitFor();
  await expectPlace(page, 'to the payment');
  await enter(page, transfer);
  await expectPaid(page);
  await expect(page.getByRole('heading', { level: 1 }), 'the payment is said').toBeFocused();
  const address = page.url();
  await enter(page, page.getByRole('link', { name: 'Xem phiếu' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Phiếu dịch vụ' })).toBeVisible();
  // Before its script the link is the browser's own, and begins a document anew.
  await visit(page, address);
  await enter(page, page.getByRole('link', { name: 'Xem chuyến đi' }));
  await expect(page).toHaveURL(/\/chuyen-di\//);
  await expectPlace(page, 'to the trip');
});

/** A toast that would cover what has the focus goes to the other end of the screen (WCAG 2.4.11). */
async function expectNotBelowToast(page: Page, link: Locator) {
  const toast = page.getByRole('status').filter({ hasText: 'Đã thêm vào giỏ' });
  await toast.hover();
  const [over, { width }] = [await toast.boundingBox(), page.viewportSize() ?? { width: 0 }];
  const under = await link.boundingBox();
  const height = Math.round(
    (under?.y ?? 0) + (under?.height ?? 0) + 900 - (over?.y ?? 0) - (over?.height ?? 0),
  );
  await page.setViewportSize({ width, height });
  await link.focus();
  const isSeen = () =>
    link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
  await page.setViewportSize({ width, height: 900 });
}

test('tickets are chosen and booked with the keyboard alone', async ({ page, request }) => {
  const park = await findProduct(request, 'attractions', 'cáp treo đà nẵng');
  await visit(page, park.url);
  const box = bookingBox(page);
  const tickets = page.getByRole('region', { name: 'Chọn loại vé' }).getByRole('radio');
  await tickets.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tickets.nth(1)).toBeChecked();
  await expect(page).toHaveURL(/unit=/);
  await tabTo(page, box.getByRole('button', { name: /^Ngày dùng vé/ }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  await expect(sheet.getByRole('grid').first()).toBeVisible();
  const start = sheet.locator('[data-day][tabindex="0"]');
  await expect(start).toBeFocused();
  // Today's, until the gate closes.
  const wanted = addDays((await start.getAttribute('data-day')) ?? '', 10);
  for (let day = 0; day < 10; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Xong' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${wanted}`));
  await expect(box.getByRole('button', { name: /^Ngày dùng vé/ }), 'the focus comes back').toBeFocused();
  const lines = box.getByText('Chi tiết giá');
  await page.getByRole('heading', { name: 'Điều kiện' }).scrollIntoViewIfNeeded();
  await lines.focus();
  await page.keyboard.press('Enter');
  await expect(boxPrice(page).getByText('Tổng cộng')).toBeVisible();
  await expect(lines, 'the card stays where it was unfolded').toBeInViewport();
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: /^Ngày dùng vé/ }).focus();
  await expect(boxPrice(page), 'a chosen ticket shows its price').toBeVisible();
  const { totalVnd } = await readPrice(boxPrice(page));
  const adults = box.getByRole('spinbutton', { name: 'Người lớn' });
  await tabTo(page, adults);
  await page.keyboard.press('ArrowUp');
  await expect(adults, 'the focus stays where it was').toBeFocused();
  await expect(page).toHaveURL(/adults=3/);
  await expect.poll(async () => (await readPrice(boxPrice(page))).totalVnd).toBeGreaterThan(totalVnd);
  const add = boxPrice(page).getByRole('button', { name: 'Thêm vào giỏ' });
  const added = page.getByRole('banner').getByRole('link', { name: /Giỏ của bạn.*dịch vụ/ });
  await enter(page, add);
  await expect(added).toHaveAccessibleName(/1/);
  await expectNotBelowToast(page, page.getByRole('main').getByRole('link', { name: 'Nhận tư vấn' }));
  await add.focus();
  await enter(page, add);
  await expect(added).toHaveAccessibleName(/2/);

  await page.goto('/gio-hang');
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(2);
  const summary = page.getByRole('region', { name: 'Giá này gồm gì' });
  const part = summary.getByRole('group').first();
  await tabTo(page, part.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(part.getByText('Nếu bạn hủy'), 'U-72: of each thing by itself').toBeVisible();
  await page.goto('/gio-hang');
  await enter(page, items.first().getByRole('button', { name: /^Bỏ / }));
  await expect(items).toHaveCount(1);
  await enter(page, page.getByRole('link', { name: /^Đặt tất cả/ }).filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
});

test('a list is filtered with the keyboard alone: the focus stays, and the fields agree with the address', async ({
  page,
}) => {
  await visit(page, '/khach-san');
  const filters = page.getByRole('form', { name: 'Bộ lọc' });
  const stars = filters.getByRole('group', { name: 'Hạng sao' }).getByRole('checkbox');
  await stars.first().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/khach-san\?star=\d$/);
  await expect(stars.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?star=\d&star=\d$/);
  await expect(stars.nth(1)).toBeFocused();
  const last = filters.getByRole('checkbox').last();
  await last.focus();
  const room = await filters.evaluate(
    (form, row) => {
      const edge = form.parentElement?.getBoundingClientRect().bottom ?? 0;
      return edge - (row?.getBoundingClientRect().bottom ?? 0);
    },
    await last.elementHandle(),
  );
  expect(room, 'a filter that has the focus stands above where the column fades').toBeGreaterThan(24);

  const order = page.getByRole('combobox', { name: 'Sắp xếp' });
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sortBy=finalPrice/);
  await expect(order).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Xóa tất cả' }).click();
  await expect(stars.first()).not.toBeChecked();
  await expect(stars.nth(1)).not.toBeChecked();
});
