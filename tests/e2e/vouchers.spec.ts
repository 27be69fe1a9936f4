import type { Page } from '@playwright/test';
import { readPdf } from '#tests/support/read-pdf.ts';
import { holdRoomAsGuest } from './support/hold-room.ts';
import { cutByLargeLetters } from './support/large-letters.ts';
import { takeMoney } from './support/office.ts';
import { expect, isSecondWidth, test, visit, wake } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'guests show it and hosts scan it on phones');
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** On the scanner's page: checks a token. */
async function scan(page: Page, token: string) {
  await page.getByLabel('Mã trong QR').fill(token);
  await page.getByRole('button', { name: 'Kiểm tra phiếu' }).click();
}

test('a paid trip has its voucher: on the page, as PDF, in the calendar, and verified offline', async ({
  page,
  browser,
}) => {
  const { code, dueNow } = await holdRoomAsGuest(page, 5);
  await takeMoney(code, dueNow, `PT-${code}`);
  await visit(page, `/chuyen-di/${code}`);
  expect(await cutByLargeLetters(page), 'the trip').toEqual([]);
  await page.getByRole('link', { name: 'Xem phiếu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phiếu dịch vụ' })).toBeVisible();
  const voucher = page.getByRole('article', { name: `Phiếu ${code}-1` });
  await expect(async () => {
    await page.reload();
    await expect(voucher).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(voucher).toContainText('Nguyễn Thu Hà');
  await expect(voucher, 'U-39').toContainText(/Còn phải trả\s*0 ₫ \(đã trả đủ\)/);
  const title = (await voucher.getByRole('heading', { level: 2 }).textContent()) ?? '-';
  await expect(voucher, 'U-39: the place has the name that was booked').toContainText(
    new RegExp(`Nơi cung cấp dịch vụ\\s*${title}`),
  );
  await expect(voucher.getByRole('img', { name: /Mã QR/ })).toBeVisible();
  const [token = ''] = /[\w-]{100,400}\.[\w-]{86}/.exec(await page.content()) ?? [];
  expect(token).not.toBe('');

  await wake(page);
  await expect(page.getByText('Phiếu đã lưu trên máy này')).toBeVisible();
  await expectWholePage(page, 'chuyen-di/:code/phieu');
  expect(await cutByLargeLetters(page), 'the voucher').toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('offline-note')).toContainText('Phiếu lưu lúc');
  await expect(voucher.getByRole('img', { name: /Mã QR/ })).toBeVisible();
  const pdfOffline = await page.evaluate(
    (path) => caches.match(path).then((reply) => reply?.headers.get('content-type')),
    `/chuyen-di/${code}/phieu.pdf`,
  );
  expect(pdfOffline).toBe('application/pdf');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('offline-note')).toHaveCount(0);
  await wake(page);
  await page.getByRole('button', { name: 'Xóa khỏi máy này' }).click();
  await expect(page.getByText('Phiếu chưa lưu trên máy này')).toBeVisible();
  expect(await page.evaluate((path) => caches.match(path).then(Boolean), `/chuyen-di/${code}/phieu`)).toBe(
    false,
  );

  const pdf = await page.request.get(`/chuyen-di/${code}/phieu.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(readPdf(await pdf.body())[0]).toContain(`Phiếu${code}-1`);
  const calendar = await page.request.get(`/chuyen-di/${code}/lich.ics`);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(`UID:${code}-1@`);

  const stranger = await browser.newContext();
  for (const path of ['phieu', 'phieu.pdf', 'lich.ics']) {
    const reply = await stranger.request.get(`/chuyen-di/${code}/${path}`, { maxRedirects: 0 });
    expect(reply.headers().location).toBe(`/chuyen-di?code=${code}`);
  }
  await stranger.close();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(`/chuyen-di/${code}/phieu`);
  await expect(still.getByRole('article', { name: `Phiếu ${code}-1` })).toBeVisible();
  await plain.close();

  await visit(page, '/doi-tac/quet-phieu');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active) throw new Error('No worker');
    while (!(await caches.match('/doi-tac/quet-phieu'))) await new Promise((done) => setTimeout(done, 100));
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Quét phiếu' })).toBeVisible();
  await expect(async () => {
    await scan(page, token);
    await expect(page.getByText('Chưa tới ngày dùng phiếu')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(`${code}-1 · 2 khách`)).toBeVisible();
  await scan(page, `${token.slice(0, -8)}AAAAAAAA`);
  await expect(page.getByText('Phiếu giả')).toBeVisible();
  await scan(page, code);
  await expect(page.getByText('Đây không phải mã phiếu')).toBeVisible();
  await page.context().setOffline(false);

  await visit(page, '/kiem-tra-kenh-chinh-thuc');
  await page.getByLabel('Mã, số điện thoại').fill(`${code}-1`);
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByText(`Mã ${code}-1 là mã thật`)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Nguyễn Thu Hà');
  await page.getByLabel('Mã, số điện thoại').fill('DV2222222');
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByText('Chúng tôi không có mã DV2222222')).toBeVisible();
  await page.getByLabel('Mã, số điện thoại').fill('0912 000 889');
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await expect(page.getByText('Số điện thoại 0912 000 889 không phải của chúng tôi')).toBeVisible();
});
