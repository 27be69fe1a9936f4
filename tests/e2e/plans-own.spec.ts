import type { Locator, Page } from '@playwright/test';
import { registerAccount } from './support/account.ts';
import { newGuest } from './support/guest.ts';
import { expect, isSecondWidth, test, visit, wake } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.skip(isSecondWidth, 'on a phone, once');
test.slow();

async function makePlan(page: Page, title: string, items: string[]): Promise<string> {
  await visit(page, '/chuyen-di/ke-hoach');
  await page.getByLabel('Tên kế hoạch').fill(title);
  await page.getByLabel('Số ngày').fill('2');
  await page.getByRole('button', { name: 'Tạo kế hoạch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const item of items) {
    const day = page.getByRole('region', { name: 'Ngày 1' });
    const field = day.getByLabel('Nội dung').last();
    // The form stays open for the next item.
    if (!(await field.isVisible())) await day.getByText('Thêm vào ngày 1').click();
    await field.fill(item);
    await day.getByRole('button', { name: 'Thêm', exact: true }).click();
    await expect(itemNamed(page, item)).toBeVisible();
  }
  return new URL(page.url()).pathname;
}

const itemNamed = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 3, name: title });
const titlesOf = (page: Page, day: number) =>
  page.getByRole('region', { name: `Ngày ${day}` }).locator('[data-item] h3');

test('PLAN-03: items are dragged between days, and moved by buttons', async ({ page }) => {
  await makePlan(page, 'Đi chơi cuối tuần', ['Ăn sáng', 'Đi thuyền', 'Leo núi']);
  const handle = (title: string) =>
    page
      .locator('[data-item]')
      .filter({ has: itemNamed(page, title) })
      .locator('[data-drag-handle]');
  await expect(handle('Ăn sáng')).toBeVisible();
  const dragTo = async (title: string, to: () => Promise<number>) => {
    await handle(title).scrollIntoViewIfNeeded();
    const from = await handle(title).boundingBox();
    const [x, y] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, await to(), { steps: 8 });
    await page.mouse.up();
  };
  // To the position before the first item.
  await dragTo('Leo núi', async () => ((await handle('Ăn sáng').boundingBox())?.y ?? 0) + 4);
  await expect(titlesOf(page, 1)).toHaveText([/Leo núi/, /Ăn sáng/, /Đi thuyền/]);
  // To the next day, which is empty; the page scrolls along while dragging.
  await dragTo('Ăn sáng', async () => {
    const second = page.getByRole('heading', { level: 2, name: 'Ngày 2' });
    const height = page.viewportSize()?.height ?? 0;
    await page.mouse.move(300, height - 20, { steps: 4 });
    await expect.poll(async () => ((await second.boundingBox())?.y ?? height) < height - 60).toBe(true);
    return ((await second.boundingBox())?.y ?? 0) + 40;
  });
  await expect(titlesOf(page, 2)).toHaveText([/Ăn sáng/]);
  await expect(titlesOf(page, 1)).toHaveText([/Leo núi/, /Đi thuyền/]);
  // Dropped by Escape, it stays in place.
  const box = await handle('Đi thuyền').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 150, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(titlesOf(page, 1)).toHaveText([/Leo núi/, /Đi thuyền/]);

  const item = page.locator('[data-item]').filter({ has: itemNamed(page, 'Đi thuyền') });
  await item.locator('summary').filter({ hasText: 'Sửa' }).focus();
  await page.keyboard.press('Enter');
  await item.getByRole('button', { name: 'Lên Đi thuyền' }).focus();
  await page.keyboard.press('Enter');
  await expect(titlesOf(page, 1)).toHaveText([/Đi thuyền/, /Leo núi/]);

  await page.getByText('Đổi liên kết hoặc xóa kế hoạch').click();
  await page.getByRole('link', { name: 'Xóa kế hoạch' }).click();
  await expect(page.getByText('2 ngày với 3 mục đã xếp')).toBeVisible();
  await expectWholePage(page, 'chuyen-di/ke-hoach/:slug/xoa');
  await page.getByRole('button', { name: 'Xóa kế hoạch' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã xóa kế hoạch' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
  });

  test("PLAN-03: one's own plan is available offline, to nobody else, and deleted when its owner signs out", async ({
    page,
    context,
  }) => {
    const { fullName, email } = newGuest();
    await registerAccount(page, { fullName, email });
    await expect(page.getByRole('heading', { level: 1, name: `Chào ${fullName}` })).toBeVisible();

    const path = await makePlan(page, 'Hè ở Ninh Bình', ['Bí mật của nhà mình']);
    await wake(page);
    await expect(page.getByText('Kế hoạch đã lưu trên máy này')).toBeVisible();
    await expectWholePage(page, 'chuyen-di/ke-hoach/:slug');
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await page.goto(path);
    await expect(page.locator('offline-note')).toContainText('Bạn đang ngoại tuyến');
    await expect(itemNamed(page, 'Bí mật của nhà mình')).toBeVisible();
    await wake(page);
    await expect(page.getByRole('main').locator('form').first()).toHaveJSProperty('inert', true);
    await page.goto('/ngoai-tuyen');
    await expect(page.getByRole('link', { name: /Hè ở Ninh Bình/ })).toBeVisible();
    await context.setOffline(false);

    await visit(page, '/tai-khoan');
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await expect(page).toHaveURL('/');
    await context.setOffline(true);
    // Whatever the page could clear in time: the service worker serves it to nobody any more.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Trang này cần có mạng' })).toBeVisible();
    await wake(page);
    await expect(page.getByText('Hè ở Ninh Bình')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => caches.has('nv-own-1'))).toBe(false);
    await context.setOffline(false);
  });
});
