import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** Opens the newest mail to an address whose subject has these words. */
export async function openMail(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const mail = page.getByRole('listitem').filter({ hasText: address }).filter({ hasText: words });
    await mail.getByRole('link').first().click({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

/** Goes where a link of an open mail leads; it would open a tab of its own. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.goto((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
}
