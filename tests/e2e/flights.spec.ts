import type { Page } from '@playwright/test';
import { daysAhead } from './support/booking-widget.ts';
import { type Guest, newGuest } from './support/guest.ts';
import { expect, takeTime, test, visit } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.skip(() => test.info().project.name !== 'phone', 'the form is one at every width');

const form = (page: Page) => page.getByRole('form', { name: 'Yêu cầu vé máy bay' });

async function open(page: Page, trip: string) {
  await visit(page, '/ve-may-bay');
  await form(page).getByRole('radio', { name: trip }).check();
}

/** @returns the code of the request, from the page that shows how it stands */
async function send(page: Page, guest: Guest): Promise<string> {
  await form(page).getByLabel('Họ và tên').fill(guest.fullName);
  await form(page).getByLabel('Số điện thoại').fill(guest.phone);
  await form(page)
    .getByRole('checkbox', { name: /Tôi đồng ý/ })
    .check();
  await takeTime(form(page));
  await form(page).getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận yêu cầu của bạn' })).toBeVisible();
  return (await page.locator('[data-request-code]').textContent()) ?? '';
}

test('a flight one way: what is missing is said, and others see the request with its phone number only', async ({
  page,
  browser,
}) => {
  const guest = newGuest();
  await open(page, 'Một chiều');
  await expect(form(page).getByLabel('Ngày về')).toBeHidden();
  await form(page).getByLabel('Điểm đi').selectOption('HAN');
  await form(page).getByLabel('Điểm đến').selectOption('PQC');
  await form(page).getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click();
  await expect(page.getByRole('alert')).toContainText(/Còn \d mục/);
  await expect(form(page).getByLabel('Ngày đi')).toHaveAccessibleDescription(/./);
  await expect(form(page).getByLabel('Điểm đi')).toHaveValue('HAN');
  await form(page).getByLabel('Ngày đi').fill(daysAhead(30));
  const code = await send(page, guest);
  await expectWholePage(page, 'yeu-cau/:code');

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/yeu-cau/${code}`);
  await expect(other.getByText(guest.fullName)).toHaveCount(0);
  await other.getByLabel(/Số điện thoại/).fill(guest.phone);
  await other.getByRole('button', { name: 'Xem yêu cầu' }).click();
  await expect(other.getByText('Phú Quốc (PQC)', { exact: false })).toBeVisible();
  await stranger.close();
});

test('a flight there and back, with a child and a baby', async ({ page }) => {
  await open(page, 'Khứ hồi');
  await form(page).getByLabel('Điểm đi').selectOption('SGN');
  await form(page).getByLabel('Điểm đến').selectOption('DAD');
  await form(page).getByLabel('Ngày đi').fill(daysAhead(40));
  await form(page).getByLabel('Ngày về').fill(daysAhead(44));
  await form(page).getByLabel('Tuổi trẻ em').fill('7');
  await form(page).getByLabel('Em bé').selectOption('1');
  await send(page, newGuest());
  await expect(page.getByText('2 người lớn, 1 trẻ em (7 tuổi), 1 em bé')).toBeVisible();
  await expect(page.getByText(/\(DAD\) – .*\(SGN\)/)).toBeVisible();
});

test('a flight by several cities', async ({ page }) => {
  await open(page, 'Nhiều chặng');
  await form(page).getByLabel('Điểm đi').selectOption('HAN');
  await form(page).getByLabel('Điểm đến').selectOption('DAD');
  await form(page).getByLabel('Ngày đi').fill(daysAhead(50));
  for (const [leg, from, to, days] of [
    [2, 'DAD', 'PQC', 53],
    [3, 'PQC', 'HAN', 57],
  ] as const) {
    const fields = form(page).getByRole('group', { name: `Chặng ${leg}` });
    await fields.getByLabel('Từ').selectOption(from);
    await fields.getByLabel('Đến').selectOption(to);
    await fields.getByLabel('Ngày').fill(daysAhead(days));
  }
  await send(page, newGuest());
  await expect(page.getByText(/^Chặng \d$/)).toHaveText(['Chặng 1', 'Chặng 2', 'Chặng 3']);
});
