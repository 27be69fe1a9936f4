import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { daysAhead, findProduct } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { openEarly } from './support/open-early.ts';
import { expect, test, visit } from './support/visitor.ts';

/** What a browser on a slow line asks for, in which order, and what moves on the way. */

declare global {
  interface Window {
    /** Layout shifts without a press just before. */
    shifts: number[];
  }
}

/** The files asked for from now on. */
function askedFor(page: Page, pattern: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = pattern.exec(decodeURIComponent(request.url()))?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test('pictures below the window wait for the scripts, and come when they are scrolled to @phone', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const pictures = askedFor(page, /\/img\?url=([^&]+)/);
  const arrive = await openEarly(page, '/');
  const first = page.getByRole('main').locator('img[loading=lazy]').first();
  await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.currentSrc)).not.toBe('');
  // As browsers ask for pictures frame by frame.
  await page.waitForTimeout(300);
  expect(pictures.length, `${pictures}`).toBeLessThanOrEqual(6);
  const below = page.getByRole('main').locator('section img[loading=lazy]').last();
  // A picture that is held is drawn elsewhere.
  await below.locator('..').scrollIntoViewIfNeeded();
  await expect(below).toHaveJSProperty('complete', true);
  await expect.poll(() => below.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  arrive();
});

test('what was pressed before the scripts is loaded first @phone', async ({ page }) => {
  const files = askedFor(page, /\/assets\/(.+)-[\w-]{8}\.js$/);
  const arrive = await openEarly(page, '/khach-san');
  await page.getByRole('button', { name: 'Lọc', exact: true }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Lọc' })).toBeVisible();
  expect(files.indexOf('list-toolbar')).toBeGreaterThan(0);
  for (const later of ['list-cards', 'late', 'late1']) {
    await expect.poll(() => files).toContain(later);
    expect(files.indexOf(later), later).toBeGreaterThan(files.indexOf('list-toolbar'));
  }
});

test('a page that is gone to on a slow line does not jump @once', async ({ page, request }) => {
  const hotel = await findProduct(request, 'hotels', 'khách sạn hai miền mỹ khê');
  await visit(page, '/khach-san?words=hai+miền+mỹ+khê');
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await sleep(700);
    await route.continue();
  });
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!one.hadRecentInput) window.shifts.push(one.value);
    }).observe({ type: 'layout-shift' });
  });
  await page.locator(`main article a[href^="${hotel.url}"]`).first().click();
  await expect(page).toHaveURL(/\.html/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached();
  await page.waitForTimeout(1500);
  const shifts = await page.evaluate(() => window.shifts);
  expect(
    shifts.reduce((sum, one) => sum + one, 0),
    `${shifts}`,
  ).toBeLessThanOrEqual(0.02);
});

test('both ends of a stay are chosen in one sheet in an alert, from either @once', async ({ page }) => {
  const stay = `from=${daysAhead(20)}&to=${daysAhead(22)}`;
  await visit(page, `/bao-tin?san-pham=khach-san/khach-san-hai-mien-my-khe&kieu=price&${stay}`);
  const from = page.locator('[data-day-of=from]');
  const to = page.locator('[data-day-of=to]');
  await to.click();
  await chooseDays(page, daysAhead(24));
  await expect(page.locator('input[name=from]')).toHaveValue(daysAhead(20));
  await expect(page.locator('input[name=to]')).toHaveValue(daysAhead(24));
  await from.click();
  await chooseDays(page, daysAhead(30), daysAhead(33));
  await expect(page.locator('input[name=from]')).toHaveValue(daysAhead(30));
  await expect(page.locator('input[name=to]')).toHaveValue(daysAhead(33));
});
