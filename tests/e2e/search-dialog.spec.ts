import type { Page } from '@playwright/test';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { expect, test, visit } from './support/visitor.ts';

async function openSearch(page: Page) {
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Tìm kiếm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  return { dialog, field, list: dialog.getByRole('listbox') };
}

/** Types texts one after another without a pause. Resolves to the time from then to the first request for a list. */
function typeFast(element: Element, texts: string[]): Promise<number> {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const text of texts) {
    write?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const typedAt = performance.now();
  return new Promise((resolve) => {
    new PerformanceObserver((seen, observer) => {
      const requests = seen.getEntries().find((entry) => entry.name.includes('search='));
      if (!requests) return;
      observer.disconnect();
      resolve(requests.startTime - typedAt);
    }).observe({ type: 'resource' });
  });
}

test('fills the screen of a small phone only (SHELL-03) @desktop', async ({ page }) => {
  // One run goes through the widths.
  const { dialog } = await openSearch(page);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await dialog.boundingBox())?.width;
  };
  expect(await widthAt(426)).toBe(426);
  expect(await widthAt(427)).toBeLessThan(427);
});

test('requests five lists at once after a debounce, and never for an empty text (SRCH-01, DATA-01) @desktop', async ({
  page,
}) => {
  // The same for every width.
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && search.includes('search=')) requests.push(pathname + search);
  });
  const { field, list } = await openSearch(page);
  const waitedMs = await field.evaluate(typeFast, ['h', 'ha', 'ha long']);
  await expect(list).toBeVisible();
  expect(requests.sort()).toEqual(
    ['cruises', 'hotels', 'provinces', 'tours', 'voucher-combos'].map(
      (name) => `/api/v1/${name}?limit=20&search=ha+long&status=true&step=1`,
    ),
  );
  expect(waitedMs).toBeGreaterThanOrEqual(199);
  await field.fill('   ');
  await page.waitForTimeout(400);
  expect(requests).toHaveLength(5);
  await field.fill('ha long');
  await expect(list).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForTimeout(400);
  expect(requests, 'what was answered once is not asked again, nor on focus').toHaveLength(5);
});

test('groups its suggestions and handles the keys (SRCH-02, SRCH-03) @desktop', async ({ page }) => {
  // Keys are for wide screens.
  const { dialog, field, list } = await openSearch(page);
  await field.fill('ha long');
  await expect(list.getByRole('group', { name: 'Khách sạn' }).getByRole('option').first()).toBeVisible();
  const options = list.getByRole('option');
  expect(await options.count()).toBeLessThanOrEqual(100);
  await expect(options.locator('svg')).toHaveCount(await options.count());
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  const active = list.locator('[aria-selected=true]');
  await expect(active).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
  await field.press('Enter');
  await expect(list).toBeHidden();
  await expect(field).not.toHaveValue('ha long');
  await expect(dialog.getByRole('link', { name: /^Mở trang/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tim-kiem\?search=.+/);
  await expect(dialog).toBeHidden();
});

test('closes its list on blur (SRCH-03) @phone', async ({ page }) => {
  // The same for every width.
  const { dialog, field, list } = await openSearch(page);
  await field.fill('da nang');
  await expect(list).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).focus();
  await expect(list).toBeHidden();
  await field.click();
  await expect(list).toBeVisible();
});

test('shows up to three special combos, and opening one closes everything (CARD-01, CARD-03, CARD-04) @phone', async ({
  page,
  request,
}) => {
  // The same for every width.
  const { results } = await (await request.get('/api/v1/voucher-combos?limit=3&special=true')).json();
  const { dialog } = await openSearch(page);
  await expect(dialog.getByRole('heading', { name: 'Gợi ý khám phá' })).toBeVisible();
  const cards = dialog.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards).toHaveCount(results.length);
  for (const [index, combo] of results.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: combo.title })).toHaveAttribute('href', combo.url);
    await expect(card).toContainText(formatVnd(combo.finalPrice));
    await expect(card).toContainText(combo.provinces.map(({ title }: { title: string }) => title).join(', '));
    await expect(card.locator('img')).toHaveAttribute('src', `${combo.image}?width=384&quality=99`);
    await expect(card.locator('s')).toHaveText(combo.discount ? [formatVnd(combo.price)] : []);
    await expect(card.getByText(/^−\d+%$/)).toHaveText(combo.discount ? [`−${combo.discount}%`] : []);
  }
  const srcset = await cards.first().locator('img').getAttribute('srcset');
  expect(srcset).toMatch(/\?width=384&quality=99 1x, .*\?width=640&quality=99 2x/);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/combo-voucher\/.+\.html$/);
  await expect(dialog).toBeHidden();
});

test('submits the text to the search page (SHELL-03) @phone', async ({ page }) => {
  // The same for every width.
  const { dialog, field } = await openSearch(page);
  await field.fill('phú quốc');
  await dialog.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(
    `/tim-kiem?search=${new URLSearchParams({ s: 'phú quốc' }).toString().slice(2)}`,
  );
  await expect(dialog).toBeHidden();
});

test.describe('when the lists are unreachable', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('shows the reason and retries on request (DATA-02) @phone', async ({ page }) => {
    // The same for every width.
    const { dialog, field, list } = await openSearch(page);
    await page.route('**/api/v1/*?limit=20*', (route) => route.abort());
    await field.fill('nha trang');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Không kết nối được với máy chủ');
    await page.unroute('**/api/v1/*?limit=20*');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(list).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test('its script is not part of the first load @desktop', async ({ page }) => {
  // The same for every width.
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visit(page, '/khach-san');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('search-dialog'))).toEqual([]);
});
