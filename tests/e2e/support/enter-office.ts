import type { Page } from '@playwright/test';

/** Comes in as the demonstration's person of a role, by its title as the sign-in page shows it: 'Điều hành'. */
export async function enterOffice(page: Page, role: string): Promise<void> {
  await page.goto('/quan-tri/dang-nhap');
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dang-nhap'));
}
