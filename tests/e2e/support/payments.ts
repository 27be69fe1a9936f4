import type { Locator, Page } from '@playwright/test';
import { fillCheckout, type Guest, hold, newGuest, readCode } from './guest.ts';
import { expect } from './visitor.ts';

const providers = { VNPay: 'vnpay', 'Ví MoMo': 'momo', ZaloPay: 'zalopay' };
export type ProviderButton = keyof typeof providers;

/** The link to the checkout: in the widget on a desktop, in the bottom bar on a phone. */
export function bookLink(page: Page): Locator {
  return page.locator('a[href^="/dat-cho?"]').filter({ visible: true });
}

/** From a price in the booking widget to a hold. */
export async function book(page: Page): Promise<{ code: string; guest: Guest }> {
  const guest = newGuest();
  await bookLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await fillCheckout(page, guest);
  return { code: await hold(page), guest };
}

/** From the payment page, whether or not the transfer is open already. */
export async function payByTransfer(page: Page, thanks = 'Đặt chỗ thành công'): Promise<void> {
  const transfer = page.getByRole('button', { name: 'Giả lập chuyển khoản' });
  await showWays(page);
  const way = page.getByRole('button', { name: 'Chuyển khoản VietQR' });
  if (await way.isEnabled()) await way.click();
  await transfer.click();
  await expectPaid(page, thanks);
}

/** Opens a provider's page and returns with an outcome; `delivery` is how the provider notifies the shop. */
export async function goAndPay(
  page: Page,
  button: ProviderButton,
  { outcome = 'Thanh toán thành công', delivery = 'Báo về một lần' } = {},
): Promise<void> {
  await openProvider(page, button);
  await page.getByLabel('Cách báo về').selectOption({ label: delivery });
  await page.getByRole('button', { name: outcome }).click();
  await expect(page).toHaveURL(/\/dat-cho\/DV/);
}

/** @returns the shop's id of the payment */
export async function openProvider(page: Page, button: ProviderButton): Promise<string> {
  await showWays(page);
  await page.getByRole('button', { name: new RegExp(`^${button} `) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Giả lập ${providers[button]}` })).toBeVisible();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

/** Shows the payment methods, which are collapsed while one is open. */
export async function showWays(page: Page): Promise<void> {
  const ways = page
    .locator('details')
    .filter({ hasText: /Đổi cách thanh toán|Chọn cách thanh toán|Trả phần còn lại/ });
  await ways.waitFor();
  if (!(await ways.evaluate((element: HTMLDetailsElement) => element.open)))
    await ways.locator('summary').first().click();
}

export async function payByProvider(page: Page, button: ProviderButton): Promise<void> {
  await goAndPay(page, button);
  await expectPaid(page);
}

export async function expectPaid(page: Page, thanks = 'Đặt chỗ thành công'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
}

/** From the confirmation page to the trip. */
export async function openTrip(page: Page): Promise<void> {
  const code = await readCode(page);
  await page.getByRole('link', { name: 'Xem chuyến đi' }).click();
  await expect(page).toHaveURL(`/chuyen-di/${code}`);
  await expect(page.getByRole('main').getByText('Đặt chỗ thành công', { exact: true })).toBeVisible();
}
