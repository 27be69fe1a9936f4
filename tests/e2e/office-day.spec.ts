import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { connect } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { daysAhead } from './support/booking-widget.ts';
import { countClicks } from './support/count-clicks.ts';
import { enterOffice } from './support/enter-office.ts';
import { newGuest } from './support/guest.ts';
import { followLink, openMail } from './support/mailbox.ts';
import { takeMoney } from './support/office.ts';
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

/** Sells a room for two nights by phone. @returns the link for the guest */
async function sellRoom(page: Page, where: string, day: string): Promise<string> {
  const sentence = `${where} ${day.slice(8)}/${day.slice(5, 7)} 2 đêm 2 lớn`;
  await page.goto(`/quan-tri/khach-goi?noi=${encodeURIComponent(sentence)}`);
  await page.getByRole('link', { name: 'Thêm' }).first().click();
  await page.getByLabel('Họ tên khách').fill('Trần Thị Mai');
  await page.getByLabel('Điện thoại', { exact: true }).fill('0900 123 789');
  await page.getByRole('checkbox', { name: 'Đã đọc điều kiện' }).click();
  await page.getByRole('button', { name: 'Giữ chỗ và lấy liên kết' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đã giữ chỗ DV');
  const message = (await page.getByText('Anh chị xem và trả tiền tại').textContent()) ?? '';
  return /https?:\S+/.exec(message)?.[0] ?? '';
}

/** Sends a transfer as the bank reports it, to the account that the site shows. */
async function sendTransfer(page: Page, transfer: { amountVnd: number; content: string }): Promise<void> {
  const secrets = JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8'));
  // Banks report whole seconds: this is after the one in which the booking was made.
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

test('three people: a call is sold and paid, its hotel confirms by mail, its days are moved, a refund is approved by the second, unallocated money is matched, and the history names each', async ({
  browser,
  page: guest,
}) => {
  const [adviser, lead, accountant] = [
    await sitDown(browser, 'Tư vấn'),
    await sitDown(browser, 'Điều hành'),
    await sitDown(browser, 'Kế toán'),
  ];
  const day = addDays(dayInVietnam(new Date()), 47);
  await guest.goto(await sellRoom(adviser, 'homestay bếp lửa lô lô chải', day));
  await guest
    .getByRole('link', { name: /Thanh toán/ })
    .first()
    .click();
  await payByTransfer(guest, 'Đã thanh toán, chờ xác nhận');
  const code = /DV[2-9A-Z]{7}/.exec((await guest.locator('main').textContent()) ?? '')?.[0] ?? '';

  // The hotel confirms by the link in its mail, and the guest's page shows it.
  await openMail(guest, 'datcho@bep-lua-lo-lo.example', code);
  await followLink(guest, 'Trả lời');
  await guest.getByLabel('Mã đặt chỗ của bạn').fill('BL-2207');
  await guest.getByRole('button', { name: 'Xác nhận có khách' }).click();
  await expect(guest.getByRole('button', { name: 'Xác nhận có khách' })).toHaveCount(0);
  await guest.goto(`/chuyen-di/${code}`);
  await expect(guest.getByText('BL-2207').first()).toBeVisible();

  // A change of days, with its price shown before it is carried out.
  await lead.goto(`/quan-tri/dat-cho/${code}`);
  await expect(lead.getByText('Khách mở báo giá lần đầu')).toBeVisible();
  await lead.goto(`/quan-tri/dat-cho/${code}?viec=doi-ngay`);
  const sheet = lead.getByRole('dialog');
  await sheet.locator('input[name="from-0"]').fill(addDays(day, 7));
  await sheet.locator('input[name="to-0"]').fill(addDays(day, 9));
  await sheet.getByRole('button', { name: 'Xem chênh lệch' }).click();
  await expect(sheet.getByRole('region', { name: 'Chênh lệch' })).toContainText('Khách đọc');
  await expect(
    sheet
      .getByRole('region', { name: /^Thư .+ sẽ đọc$/ })
      .or(sheet.getByText('Không nhà cung cấp nào nhận thư ngay')),
  ).toBeVisible();
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

  // Whoever requests a refund does not approve it; each of the two needs three clicks.
  await lead.goto(`/quan-tri/dat-cho/${code}`);
  const [asking, approving] = [await countClicks(lead), await countClicks(accountant)];
  await lead.locator('summary', { hasText: 'Việc khác' }).click();
  await lead.getByRole('link', { name: 'Hoàn một phần…' }).click();
  await expect(lead.getByRole('dialog').getByLabel('Số tiền hoàn, ₫')).toBeFocused();
  await lead.keyboard.type('300000');
  await lead.keyboard.press('Tab');
  await lead.keyboard.type('Điều hòa hỏng một đêm');
  await lead.getByRole('dialog').getByRole('button', { name: 'Gửi duyệt hoàn' }).click();
  await expect(lead.getByText('Đã xong: hoàn một phần.')).toBeVisible();
  expect(asking()).toBe(3);
  await lead.goto('/quan-tri/hoan-tien');
  await lead.getByRole('link', { name: new RegExp(code) }).click();
  await expect(lead.getByText(/cần một người khác|Bạn đã lập/)).toBeVisible();
  await accountant
    .getByRole('link', { name: /^Hoàn tiền/ })
    .first()
    .click();
  await accountant.waitForURL(/hoan-tien/);
  await accountant
    .getByRole('list', { name: 'Khoản hoàn' })
    .getByRole('link', { name: new RegExp(code) })
    .click();
  await accountant.getByRole('button', { name: /^Duyệt 300\.000/ }).click();
  await expect(accountant.getByText('Đã duyệt, tiền đang đi.')).toBeVisible();
  expect(approving()).toBe(3);

  // A transfer without the code is matched with its booking by the amount.
  await sellRoom(adviser, 'khách sạn đà nẵng', addDays(day, 14));
  const held =
    /DV[2-9A-Z]{7}/.exec((await adviser.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  const content = `TRAN THI MAI CK TIEN PHONG ${held.slice(3, 6)}`;
  await sendTransfer(guest, { amountVnd: await dueOf(held), content });
  await accountant.goto('/quan-tri/so-tien');
  await accountant.locator('li, tr').filter({ hasText: content }).getByRole('link').first().click();
  await accountant.getByRole('link', { name: held }).click();
  await accountant.getByRole('button', { name: /^Khớp / }).click();
  await expect(accountant.getByText(`Đã khớp vào ${held}.`)).toBeVisible();

  // A wrong match: undone with a preview of the effect, and matched again.
  await accountant.goto(`/quan-tri/so-tien?xem=tat-ca&tim=${encodeURIComponent(content)}`);
  await accountant.locator('li, tr').filter({ hasText: content }).getByRole('link').first().click();
  await accountant.getByText('Khớp nhầm, rút khoản này…').press('Enter');
  await expect(accountant.getByText(/trở lại chờ thanh toán/)).toBeVisible();
  await accountant.getByLabel('Vì sao khớp nhầm').fill('Sao kê ghi người gửi khác');
  await accountant.getByRole('button', { name: new RegExp(`^Rút .* khỏi ${held}$`) }).press('Enter');
  await expect(accountant.getByText(`Đã rút khỏi ${held}, khoản này chờ khớp lại.`)).toBeVisible();
  await lead.goto(`/quan-tri/dat-cho/${held}?loc=tien`);
  await expect(lead.getByText('Sao kê ghi người gửi khác')).toBeVisible();
  await accountant.getByRole('link', { name: held }).first().click();
  await accountant.getByRole('button', { name: /^Khớp / }).press('Enter');
  await expect(accountant.getByText(`Đã khớp vào ${held}.`)).toBeVisible();

  await lead.goto(`/quan-tri/nhat-ky?ma=${code}`);
  for (const name of ['Trần Ngọc Lan', 'Phạm Thu Hà'])
    await expect(lead.getByText(name).filter({ visible: true }).first()).toBeVisible();
});

interface Sailing {
  slug: string;
  unitId: string;
  free: number;
}

/** All cabin types that sail in a bay on a day, with the number available. */
async function sailings(page: Page, bay: string, day: string): Promise<Sailing[]> {
  const { results } = await (await page.request.get(`/api/v1/cruises?bay=${bay}&limit=20`)).json();
  const found = await Promise.all(
    results.map(async ({ slug }: { slug: string }) => {
      const days = `from=${day}&to=${addDays(day, 1)}`;
      const reply = await page.request.get(`/api/v1/cruises/${slug}/availability?${days}`);
      const { units } = await reply.json();
      return units.map((unit: { id: string; days: { available: number; closed: boolean }[] }) => ({
        ...{ slug, unitId: unit.id },
        free: unit.days[0]?.closed ? 0 : (unit.days[0]?.available ?? 0),
      }));
    }),
  );
  return found.flat();
}

/** A cabin for two, paid at the counter. */
async function bookCabin(page: Page, { slug, unitId }: Sailing, day: string) {
  const guest = newGuest();
  const item = { unitId, from: day, quantity: 1, adults: 2 };
  const quoted = await page.request.post('/api/v1/quotes', { data: { items: [item] } });
  expect(quoted.ok(), `${slug}: ${await quoted.text()}`).toBe(true);
  const booked = await page.request.post('/api/v1/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken: (await quoted.json()).token, contact: guest, consents: { terms: true } },
  });
  const { code, dueNow } = await booked.json();
  await takeMoney(code, dueNow, code);
  return { code, email: guest.email };
}

test("two people: a storm closes a bay on a day, twelve bookings get their choice and the site stops selling it; yesterday's books are reconciled and closed", async ({
  browser,
  page: guest,
}) => {
  // Closed days stay closed: a retry uses other days.
  const { retry } = test.info();
  const day = daysAhead(146 + retry);
  const cabins = (await sailings(guest, 'ha-long', day)).flatMap((sailing) =>
    Array.from({ length: sailing.free }, () => sailing),
  );
  const chosen = cabins.slice(0, 12);
  expect(chosen.length, `cabins on ${day}`).toBe(12);
  const booked: { code: string; email: string }[] = [];
  for (const cabin of chosen) booked.push(await bookCabin(guest, cabin, day));

  const lead = await sitDown(browser, 'Điều hành');
  await lead.goto('/quan-tri/ngung-phuc-vu');
  await lead.getByLabel('Ngừng ở đâu, dịch vụ nào').fill('vịnh hạ long');
  await lead.getByRole('button', { name: 'Tìm' }).click();
  await lead.getByRole('list', { name: 'Chọn một' }).getByRole('link').first().click();
  await lead.getByLabel('Từ ngày').fill(day);
  await lead.getByLabel('Đến hết ngày').fill(day);
  await lead.getByLabel('Câu khách sẽ đọc').fill('Cảng vụ cấm tàu rời bến vì bão số 12.');
  await lead.getByRole('button', { name: 'Ngừng và báo 12 đặt chỗ' }).click();
  await expect(lead).toHaveURL(/dot=/);
  const soldUntil = Date.now() + 1_000;
  await expect
    .poll(async () => (await sailings(guest, 'ha-long', day)).reduce((sum, { free }) => sum + free, 0))
    .toBe(0);
  expect(Date.now()).toBeLessThan(soldUntil + 1_000);
  await expect(async () => {
    await lead.reload();
    await expect(lead.getByRole('list', { name: 'Danh sách gọi khách' }).getByRole('listitem')).toHaveCount(
      12,
      { timeout: 1_000 },
    );
  }).toPass();

  // Each guest has a mail whose link opens the choices for their trip.
  for (const [index, { code, email }] of booked.entries()) {
    await openMail(guest, email, 'dịch vụ không diễn ra');
    await expect(guest.getByText('Cảng vụ cấm tàu rời bến vì bão số 12.')).toBeVisible();
    if (index > 0) continue;
    await followLink(guest, 'Dời sang ngày khác');
    await expect(guest).toHaveURL(new RegExp(`/chuyen-di/${code}/lua-chon`));
    await guest.getByRole('radio').first().check();
    await guest.getByRole('button', { name: 'Dời sang ngày này' }).click();
    await expect(guest).toHaveURL(`/chuyen-di/${code}`);
  }
  await lead.reload();
  await expect(lead.getByText('Đã dời ngày')).toHaveCount(1);

  const accountant = await sitDown(browser, 'Kế toán');
  const yesterday = daysAhead(-1 - retry);
  await accountant.goto('/quan-tri/so-tien/doi-soat');
  await accountant.getByLabel('Ngày', { exact: true }).fill(yesterday);
  const statement = `Mã giao dịch;Thời gian;Số tiền;Nội dung\nFT-PHI-01;${yesterday} 23:59:00;-11.000;Phí SMS`;
  const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  await accountant.getByLabel('Tệp CSV').setInputFiles(file);
  await accountant.getByRole('button', { name: 'Đối soát', exact: true }).click();
  await expect(accountant.getByText(/khớp 0 dòng, lệch 1 dòng/)).toBeVisible();
  await accountant.goto(`/quan-tri/so-tien/khoa-so?ngay=${yesterday}`);
  const inTill = await accountant.getByText('Theo sổ, két phải có').locator('b').textContent();
  await accountant.getByLabel('Tiền mặt đếm được, ₫').fill((inTill ?? '').replace(/\D/g, ''));
  await accountant.getByRole('button', { name: /^Khóa/ }).click();
  await expect(accountant.getByText(/Đã khóa sổ ngày .*két đủ tiền/)).toBeVisible();
});
