import type { Page } from '@playwright/test';
import { barriersIn } from './support/barriers.ts';
import { daysAhead } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { expect, test, visit, wake } from './support/visitor.ts';

const phoneOnly = () => test.skip(() => test.info().project.name !== 'phone', 'one width is enough');

test.slow();

/** Waits until the device has an offline copy of a page. */
async function waitKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path), { timeout: 15_000 })
    .toBe(true);
}

test('U-80: saved products are listed with current prices, and a shared list can be taken over @phone', async ({
  page,
  browser,
}) => {
  // One width is enough.
  await visit(page, '/khach-san');
  const hearts = page.getByRole('button', { name: /^Lưu / });
  for (const index of [0, 1]) {
    await hearts.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('Đã lưu trên máy này');
  expect((await hearts.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole('button', { name: 'Mở menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Đã lưu/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đã lưu' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('2 chỗ đã lưu, giá đã gồm thuế phí')).toBeVisible();
  expect(await barriersIn(page, 'content')).toEqual([]);
  const ids = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('nv_saved') ?? '[]') as { id: number }[]).map(({ id }) => id),
  );

  const friend = await browser.newContext();
  const shared = await friend.newPage();
  await visit(shared, `/da-luu?ids=${ids.join(',')},99999999`);
  await expect(shared.getByText('1 mục khác trong đường dẫn không còn bán')).toBeVisible();
  await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await shared.getByRole('button', { name: 'Lưu cả danh sách' }).click();
  await expect(shared.getByRole('button', { name: 'Đã có trong danh sách của bạn' })).toBeDisabled();
  await friend.close();
});

test('U-81: products ticked in a list are compared, priced for the same dates, and shared @phone', async ({
  page,
}) => {
  // One width is enough.
  await visit(page, '/du-thuyen');
  const ticks = page.getByRole('checkbox', { name: /^So sánh / });
  await ticks.nth(0).check();
  await expect(page.getByText(/^Chọn thêm .+ để so sánh/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Thao tác nhanh' }), 'one bar at a time').toBeHidden();
  for (const index of [1, 2]) await ticks.nth(index).check();
  await page
    .getByRole('region', { name: 'So sánh', exact: true })
    .getByRole('link', { name: 'So sánh 3' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'So sánh du thuyền' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: /Thời gian/ })).toBeVisible();
  await expect(table.getByText('Rẻ nhất')).toHaveCount(1);
  expect(await barriersIn(page, 'content')).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const same = await table.getByRole('row').count();
  await page.getByLabel('Chỉ xem những điểm khác nhau').check();
  const visible = await table.getByRole('row').filter({ visible: true }).count();
  expect(visible).toBeLessThanOrEqual(same);
  await page
    .getByRole('link', { name: /^Bỏ .* khỏi so sánh$/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('button', { name: /^Ngày đi/ }).click();
  await chooseDays(page, daysAhead(20));
  await page.getByRole('button', { name: 'Xem giá cùng ngày' }).click();
  await expect(page).toHaveURL(/kind=cruise&ids=.*from=/);
  await expect(table.getByRole('rowheader', { name: 'Tổng tiền' })).toBeVisible();
});

test.describe('without a network', () => {
  phoneOnly();
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/^(?!.*manifest patches).*(ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch)/s],
  });

  test('a page seen before is marked as an offline copy, booking is disabled, and other pages list what is available', async ({
    page,
    context,
    request,
  }) => {
    const { results } = await (await request.get('/api/v1/tours?limit=1')).json();
    const tour: { url: string; title: string } = results[0];
    await visit(page, tour.url);
    await page.getByRole('button', { name: `Lưu ${tour.title}` }).click();
    await waitKept(page, tour.url);
    await waitKept(page, '/ngoai-tuyen');
    await waitKept(page, '/da-luu');
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await page.reload();
    const note = page.locator('offline-note');
    await expect(note).toContainText(
      /Bạn đang ngoại tuyến\. Nội dung lưu lúc \d\d:\d\d, giá có thể đã đổi\./,
    );
    await expect(page.getByRole('heading', { level: 1, name: tour.title })).toBeVisible();
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await wake(page);
    await expect(page.locator('#dat')).toHaveJSProperty('inert', true);

    await context.setOffline(false);
    await expect(note).toContainText('Đã có mạng lại');
    await page.getByRole('main').getByRole('link', { name: 'Tất cả tour' }).click();
    await expect(page).toHaveURL('/du-lich');
    await expect(note).toHaveCount(0);

    await context.setOffline(true);
    await page.goto('/dia-diem');
    await expect(page).toHaveURL(/\/ngoai-tuyen\?tu=%2Fdia-diem$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Trang này cần có mạng' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: tour.title })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Đã lưu' }).click();
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText(tour.title);
    await expect(card).toContainText(/Giá lúc \d\d:\d\d/);

    await page.goto('/dia-diem');
    await expect(page.getByRole('heading', { level: 1, name: 'Trang này cần có mạng' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/dia-diem');
    await page.goto(tour.url);
    await expect(page.getByRole('heading', { level: 1, name: tour.title })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test('the site can be installed: manifest, icons and worker answer @phone', async ({ request, page }) => {
  // One width is enough.
  await page.goto('/lien-he');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await request.get(href ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await reply.json();
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    lang: 'vi',
    display: 'standalone',
    short_name: 'Nẻo Việt',
  });
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
