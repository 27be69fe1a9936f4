import type { Page } from '@playwright/test';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { expect } from './visitor.ts';

/** Opens the newest mail to an address whose subject contains these words. */
export async function openMail(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const mail = page.getByRole('listitem').filter({ hasText: address }).filter({ hasText: words });
    await mail.getByRole('link').first().click({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
}

/** Follows a link of an open mail in the same tab instead of a new one. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page.goto((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
}

/** On a page that requires it: requests a code to the booking's own mailbox, reads it there and enters it. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Xác nhận đây là đặt chỗ của bạn' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Gửi mã đến/ }).click();
  const field = page.getByLabel('Mã 6 số vừa nhận');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const mail = await page.context().newPage();
  await openMail(mail, email, 'mã xác nhận');
  const digits = await mail.getByText(/^\s*\d{6}\s*$/).textContent();
  await mail.close();
  await field.fill(digits?.trim() ?? '');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
}

/** The six-digit code of the newest message to a phone. */
export async function digitsTo(page: Page, phone: string): Promise<string> {
  const mailbox = await page.context().newPage();
  let digits = '';
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    const message = mailbox
      .getByRole('listitem')
      .filter({ hasText: formatPhone(phone) })
      .first();
    digits = /\d{6}(?= la ma)/.exec((await message.textContent({ timeout: 1_000 })) ?? '')?.[0] ?? '';
    expect(digits).not.toBe('');
  }).toPass({ timeout: 25_000 });
  await mailbox.close();
  return digits;
}
