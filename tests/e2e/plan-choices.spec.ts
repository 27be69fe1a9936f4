import type { Locator, Page } from '@playwright/test';
import { expect, isSecondWidth, test, visit, wake } from './support/visitor.ts';

test.skip(isSecondWidth, 'on a phone, once');

const plan = '/ke-hoach/ninh-binh-2n1d-trang-an-tam-coc';

test('PLAN-05: a public plan is liked, still so on the next visit, and unliked with another press', async ({
  page,
}) => {
  await visit(page, plan);
  const like = page.getByRole('button', { name: /^Thích/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // The shared, cacheable page fetches personal data after hydration.
  await visit(page, plan);
  await wake(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await visit(page, plan);
  await wake(page);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('PLAN-05: a plan is liked and unliked; an item of a copy chooses its extras', async ({ page }) => {
    await page.goto(plan);
    const like = page.getByRole('button', { name: /^Thích/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('button', { name: 'Sao chép kế hoạch' }).click();
    const [room, ride] = [itemOf(page, /Resort Bến Sào Khê Tràng An/), itemOf(page, /^Đạp xe Tam Cốc/)];
    await room.locator('summary').filter({ hasText: 'Sửa' }).click();
    const rate = room.getByLabel('Gói giá');
    const title = await rate.locator('option').nth(1).textContent();
    await rate.selectOption({ index: 1 });
    await room.getByRole('button', { name: 'Lưu mục này' }).click();
    await expect(room.locator('p').filter({ hasText: title ?? '' })).toBeVisible();

    await ride.locator('summary').filter({ hasText: 'Sửa' }).click();
    const extra = ride.getByRole('group', { name: 'Chọn thêm' }).getByRole('combobox').first();
    await extra.selectOption('2');
    await ride.getByRole('button', { name: 'Lưu mục này' }).click();
    await expect(ride.locator('p').filter({ hasText: '× 2' })).toBeVisible();
    await ride.locator('summary').filter({ hasText: 'Sửa' }).click();
    await expect(extra.locator('option:checked')).toHaveText('2');
  });
});

/** The item of a plan whose title matches. */
function itemOf(page: Page, title: RegExp): Locator {
  return page.locator('[data-item]').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
}
