import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** In the open calendar: finds and presses each day, and confirms with 'Xong'. */
export async function chooseDays(page: Page, ...days: string[]): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  for (const day of days) {
    const cell = sheet.locator(`[data-day="${day}"]`);
    const first = () => sheet.locator('[data-day]').first().getAttribute('data-day');
    await expect(sheet.locator('[data-day]').first()).toBeVisible();
    while ((await cell.count()) === 0) {
      const isAhead = day > ((await first()) ?? '');
      await sheet.getByRole('button', { name: isAhead ? 'Tháng sau' : 'Tháng trước' }).click();
    }
    await cell.click();
  }
  await sheet.getByRole('button', { name: 'Xong' }).click();
  await expect(sheet).toBeHidden();
}
