import type { Page } from '@playwright/test';
import { barriersIn } from './support/barriers.ts';
import { bookingBox, boxPrice, daysAhead } from './support/booking-widget.ts';
import { fillCheckout, hold, newGuest } from './support/guest.ts';
import { cutByLargeLetters } from './support/large-letters.ts';
import { goAndPay } from './support/payments.ts';
import { expect, test, visit } from './support/visitor.ts';

test.skip(() => test.info().project.name !== 'phone', 'where there is least room');
test.slow();

const park = '/ve-tham-quan/ve-dinh-ngan-suong-cap-treo-lang-nui.html';
const hotel = '/khach-san/khach-san-hai-mien-my-khe.html';

/** States that a page reaches in use; sheets of the search and of the filters have their own tests. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a calendar with prices': async (page) => {
    await visit(page, park);
    await bookingBox(page)
      .getByRole('button', { name: /^Ngày dùng vé/ })
      .click();
    const days = page.getByRole('dialog', { name: 'Chọn ngày' }).locator('[data-day]');
    await expect(days.filter({ hasText: /k$|tr$/ }).first()).toBeVisible();
    expect(await cutByLargeLetters(page)).toEqual([]);
  },
  'a choice that is refused': async (page) => {
    await visit(page, `${park}?from=${daysAhead(20)}&adults=50`);
    await expect(bookingBox(page).getByText(/nhận tối đa/)).toBeVisible();
  },
  'rooms that are sold out': async (page) => {
    await visit(page, `${hotel}?from=${daysAhead(20)}&to=${daysAhead(22)}&rooms=8&adults=16`);
    await expect(
      page
        .locator('#phong')
        .getByText(/Hết|không còn đủ/)
        .first(),
    ).toBeVisible();
  },
  'pictures that are open': async (page) => {
    await visit(page, hotel);
    await page.getByRole('link', { name: /^Xem \d+ ảnh/ }).click();
    await expect(page.getByRole('dialog', { name: /^Ảnh của / })).toBeVisible();
  },
  'a list with dates on a map': async (page) => {
    await visit(page, `/khach-san?search=phu+quoc&from=${daysAhead(20)}&to=${daysAhead(22)}`);
    await page.getByRole('button', { name: 'Bản đồ' }).filter({ visible: true }).click();
    const map = page.getByRole('region', { name: 'Bản đồ chỗ nghỉ' });
    await expect(map.locator('[aria-pressed]').first()).toBeVisible();
  },
  'heights that are asked for': async (page) => {
    await visit(page, `${park}?from=${daysAhead(20)}&adults=2&ages=5-9`);
    await expect(bookingBox(page).getByText('Nơi này tính vé bé theo chiều cao')).toBeVisible();
    await expect(bookingBox(page).getByLabel('Bé 1')).not.toHaveAttribute('aria-invalid', 'true');
  },
  'a list without results': async (page) => {
    await visit(page, '/khach-san?search=khongcodau&star=5');
    await expect(page.getByRole('heading', { name: /^Không có chỗ nghỉ/ })).toBeVisible();
  },
  'a cart with something in it, then a checkout with errors, then a payment that failed': async (page) => {
    await visit(page, `${park}?from=${daysAhead(20)}&adults=2`);
    await boxPrice(page).getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByText('Đã thêm vào giỏ')).toBeVisible();
    await page.goto('/gio-hang');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await barriersIn(page, 'content'), 'the cart').toEqual([]);
    await page.getByRole('link', { name: 'Đặt tất cả' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
    await expect(page.getByLabel('Họ và tên')).toHaveAttribute('aria-invalid', 'true');
    expect(await barriersIn(page, 'content'), 'the checkout').toEqual([]);
    await fillCheckout(page, newGuest());
    await hold(page);
    await goAndPay(page, 'VNPay', { outcome: 'Không đủ số dư' });
  },
};

for (const [state, open] of Object.entries(states))
  test(`axe finds no violation in ${state}`, async ({ page }) => {
    await open(page);
    expect(await barriersIn(page, 'content')).toEqual([]);
    expect(await barriersIn(page, 'shell')).toEqual([]);
  });
