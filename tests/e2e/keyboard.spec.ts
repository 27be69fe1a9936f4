import type { Locator, Page } from '@playwright/test';
import { bookingBox, boxPrice, daysAhead, findProduct, readPrice } from './support/booking-widget.ts';
import { expect, test, visit } from './support/visitor.ts';

test.skip(() => test.info().project.name !== 'desktop', 'phones have no keyboard');

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
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
  const wanted = daysAhead(10);
  await tabTo(page, box.getByRole('button', { name: /^Ngày dùng vé/ }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  await expect(sheet.getByRole('grid').first()).toBeVisible();
  await tabTo(page, sheet.locator('[data-day][tabindex="0"]'));
  for (let day = 0; day < 10; day++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Xong' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${wanted}`));
  await expect(box.getByRole('button', { name: /^Ngày dùng vé/ }), 'the focus comes back').toBeFocused();
  await expect(boxPrice(page), 'a chosen ticket shows its price').toBeVisible();
  const { totalVnd } = await readPrice(boxPrice(page));
  const adults = box.getByRole('spinbutton', { name: 'Người lớn' });
  await tabTo(page, adults);
  await page.keyboard.press('ArrowUp');
  await expect(adults, 'the focus stays where it was').toBeFocused();
  await expect(page).toHaveURL(/adults=3/);
  await expect.poll(async () => (await readPrice(boxPrice(page))).totalVnd).toBeGreaterThan(totalVnd);
  await tabTo(page, boxPrice(page).getByRole('link', { name: /^Đặt · / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
});

test('a list is narrowed with the keyboard alone: whoever ticks keeps the focus, and the fields say what the address says', async ({
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

  const order = page.getByRole('combobox', { name: 'Sắp xếp' });
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sortBy=finalPrice/);
  await expect(order).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Xóa tất cả' }).click();
  await expect(stars.first()).not.toBeChecked();
  await expect(stars.nth(1)).not.toBeChecked();
});
