import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { connect } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { enterOffice } from './support/enter-office.ts';
import { staffSend } from './support/office.ts';
import { payByTransfer } from './support/payments.ts';
import { databaseOf } from './support/site-process.ts';
import { expect, test } from './support/visitor.ts';

test.slow();
test.skip(() => test.info().project.name !== 'desktop', 'three people sit at desks');

async function sitDown(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage();
  await enterOffice(page, role);
  return page;
}

/** Sells a room of two nights on the telephone. @returns the link for the guest */
async function sellRoom(page: Page, day: string): Promise<string> {
  const said = `khách sạn đà nẵng ${day.slice(8)}/${day.slice(5, 7)} 2 đêm 2 lớn`;
  await page.goto(`/quan-tri/khach-goi?noi=${encodeURIComponent(said)}`);
  await page.getByRole('link', { name: 'Thêm' }).first().click();
  await page.getByLabel('Họ tên khách').fill('Trần Thị Mai');
  await page.getByLabel('Điện thoại', { exact: true }).fill('0900 123 789');
  await page.getByRole('checkbox', { name: 'Đã đọc điều kiện' }).click();
  await page.getByRole('button', { name: 'Giữ chỗ và lấy liên kết' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đã giữ chỗ DV');
  const message = (await page.getByText('Anh chị xem và trả tiền tại').textContent()) ?? '';
  return /https?:\S+/.exec(message)?.[0] ?? '';
}

/** As the bank reports it, to the account that the site shows. */
async function sendTransfer(page: Page, transfer: { amountVnd: number; content: string }): Promise<void> {
  const secrets = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8'));
  // Banks tell the second only: it lies after that in which the booking was made.
  const at = new Date(Date.now() + 1_000);
  const { rawBody, headers } = signWebhook(secrets.bankWebhook, { ...transfer, at }, new Date());
  const reply = await page.request.post('/api/v1/payments/bank/webhook', { data: rawBody, headers });
  expect(reply.ok()).toBe(true);
}

async function dueOf(code: string): Promise<number> {
  const { db, close } = connect(databaseOf(process.env.E2E_DATA_DIR ?? '').url, { max: 1 });
  const booking = db.selectFrom('bookings').select('due_now_vnd').where('code', '=', code);
  return (await booking.executeTakeFirstOrThrow().finally(close)).due_now_vnd;
}

test('three people: a call is sold and paid, its days are moved, a refund is approved by the second, stray money is matched, and the history names each', async ({
  browser,
  page: guest,
}) => {
  const [adviser, lead, accountant] = [
    await sitDown(browser, 'Tư vấn'),
    await sitDown(browser, 'Điều hành'),
    await sitDown(browser, 'Kế toán'),
  ];
  const day = addDays(dayInVietnam(new Date()), 47);
  await guest.goto(await sellRoom(adviser, day));
  await guest
    .getByRole('link', { name: /Thanh toán/ })
    .first()
    .click();
  await payByTransfer(guest);
  const code = /DV[2-9A-Z]{7}/.exec((await guest.locator('main').textContent()) ?? '')?.[0] ?? '';

  // Another day, with what it costs shown before it is done.
  await lead.goto(`/quan-tri/dat-cho/${code}?viec=doi-ngay`);
  const sheet = lead.getByRole('dialog');
  await sheet.locator('input[name="from-0"]').fill(addDays(day, 7));
  await sheet.locator('input[name="to-0"]').fill(addDays(day, 9));
  await sheet.getByRole('button', { name: 'Xem chênh lệch' }).click();
  await expect(sheet.getByRole('region', { name: 'Chênh lệch' })).toContainText('Khách đọc');
  await sheet.getByLabel('Lý do (bắt buộc)').fill('Khách gọi xin lùi một tuần');
  await sheet.getByRole('button', { name: /^Đổi và báo khách|^Giữ chỗ mới/ }).click();
  await expect(lead.getByText(/Đã xong/)).toBeVisible();
  if (await lead.getByRole('link', { name: 'Thu tiền' }).isVisible()) {
    await guest.goto(`/chuyen-di/${code}`);
    await guest
      .getByRole('link', { name: /Trả|Thanh toán/ })
      .first()
      .click();
    await payByTransfer(guest);
  }

  // Who asks for a refund does not approve it; the second person needs three clicks.
  const part = { viec: 'hoan-mot-phan', amountVnd: 300_000, reason: 'Điều hòa hỏng một đêm' };
  await staffSend('Phạm Thu Hà', `/dat-cho/${code}?viec=hoan-mot-phan`, part);
  await lead.goto('/quan-tri/hoan-tien');
  await lead.getByRole('link', { name: new RegExp(code) }).click();
  await expect(lead.getByText(/cần một người khác|Bạn đã lập/)).toBeVisible();
  await accountant
    .getByRole('link', { name: /^Hoàn tiền/ })
    .first()
    .click();
  await accountant.getByRole('link', { name: new RegExp(code) }).click();
  await accountant.getByRole('button', { name: /^Duyệt 300\.000/ }).click();
  await expect(accountant.getByText('Đã duyệt, tiền đang đi.')).toBeVisible();

  // A transfer whose sender forgot the code finds its booking by its amount.
  await sellRoom(adviser, addDays(day, 14));
  const held =
    /DV[2-9A-Z]{7}/.exec((await adviser.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  const content = `TRAN THI MAI CK TIEN PHONG ${held.slice(3, 6)}`;
  await sendTransfer(guest, { amountVnd: await dueOf(held), content });
  await accountant.goto('/quan-tri/so-tien');
  await accountant.locator('li, tr').filter({ hasText: content }).getByRole('link').first().click();
  await accountant.getByRole('link', { name: held }).click();
  await accountant.getByRole('button', { name: /^Khớp / }).click();
  await expect(accountant.getByText(`Đã khớp vào ${held}.`)).toBeVisible();

  await lead.goto(`/quan-tri/nhat-ky?ma=${code}`);
  for (const name of ['Trần Ngọc Lan', 'Phạm Thu Hà'])
    await expect(lead.getByText(name).filter({ visible: true }).first()).toBeVisible();
});
