import type { Page } from '@playwright/test';

/** Signs in to the office with the demo account of a role, by its title on the sign-in page: 'Điều hành'. */
export async function enterOffice(page: Page, role: string): Promise<void> {
  await page.goto('/quan-tri/dang-nhap');
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dang-nhap'));
}
