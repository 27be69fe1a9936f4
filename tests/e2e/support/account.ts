import type { Page } from '@playwright/test';
import type { Guest } from './guest.ts';
import { followLink, openMail } from './mailbox.ts';
import { expect, takeTime, visit } from './visitor.ts';

export const accountPassword = 'con thuyền nhỏ xíu';

/** Registers an account and confirms its address by the mail, which signs the guest in. @param from the page to lead to */
export async function registerAccount(
  page: Page,
  { fullName, email }: Pick<Guest, 'fullName' | 'email'>,
  from = '/tai-khoan',
): Promise<void> {
  await visit(page, `/dang-ky?${new URLSearchParams({ tiep: from })}`);
  await page.getByLabel('Họ và tên').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu').fill(accountPassword);
  await page.getByLabel('Tôi đồng ý').check();
  await expect(page.locator('[data-check=done]')).toBeAttached();
  await takeTime(page.getByRole('main').locator('form'));
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bạn mở hộp thư' })).toBeVisible();
  await openMail(page, email, 'xác nhận email');
  await followLink(page, 'Xác nhận email');
  await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
  await expect(page).toHaveURL(from);
}
