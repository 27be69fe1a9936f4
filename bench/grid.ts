import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { type Measure, median } from './measure.ts';
import { startSite } from './setup/start-site.ts';

const [rows, columns] = [168, 30];
const rounds = 4;

/**
 * The grid of inventory and prices in a browser: time until 200 units by 90 days are shown, and from 'apply' on 5,040 prices
 * until the page reports them saved, until the public calendar of one of the products has them, and until the grid shows them.
 * The first round is a warm-up.
 */
export const grid: Measure = {
  name: 'grid',
  async *run(bench) {
    const { url } = await startSite(bench, { DATA_DIR: await bench.demoFolder(), RATE_LIMIT: 'false' });
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    bench.onStop(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/quan-tri/dang-nhap`);
    await page.getByRole('button', { name: /Quản trị/ }).click();
    await page.waitForURL(/quan-tri\/$/);
    const from = addDays(dayInVietnam(new Date()), 40);
    const times = {
      painted: [] as number[],
      saved: [] as number[],
      isPublic: [] as number[],
      shown: [] as number[],
    };
    const month = addDays(from, 10).slice(0, 7);
    for (let round = 0; round < rounds; round++) {
      times.painted.push(await paint(page, `${url}/quan-tri/lich?ngay=90&tu=${from}`));
      const calendar = await calendarOf(page, url, month);
      const { saved, isPublic, shown } = await save(page, 1_000_000 + round * 111_000, calendar);
      times.saved.push(saved);
      times.isPublic.push(isPublic);
      times.shown.push(shown);
    }
    const figure = (name: string, all: number[], atMost: number) => ({
      name,
      value: median(all.slice(1)),
      unit: 'ms',
      digits: 0,
      budget: { atMost },
      note: all.map((one) => one.toFixed(0)).join(', '),
    });
    yield figure('grid of 200 × 90, first cells', times.painted, 1500);
    yield figure(`${rows * columns} prices saved`, times.saved, 2000);
    yield figure(`${rows * columns} prices saved, on the public calendar`, times.isPublic, 2000);
    yield figure(`${rows * columns} prices saved and shown`, times.shown, 2000);
  },
};

async function paint(page: Page, url: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-spot]').first().waitFor();
  return performance.now() - startedAt;
}

/** @returns the address of the public prices of a hotel among the first rows */
async function calendarOf(page: Page, url: string, month: string): Promise<string> {
  const products = await page.locator('[role=rowheader] > .sr-only').allTextContents();
  for (const title of new Set(products.map((text) => text.replace(/^, /, '')))) {
    const reply = await fetch(`${url}/api/v1/hotels?limit=5&search=${encodeURIComponent(title)}`);
    const { results } = (await reply.json()) as { results: { slug: string; title: string }[] };
    const hotel = results.find((one) => one.title === title);
    if (hotel) return `${url}/api/v1/hotels/${hotel.slug}/calendar?month=${month}`;
  }
  throw new Error('None of the first rows is of a hotel');
}

/** Selects the block by keyboard, enters a price and applies it. @returns milliseconds from the key press on */
async function save(page: Page, priceVnd: number, calendar: string) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowRight');
  for (let row = 1; row < rows; row++) await page.keyboard.press('Shift+ArrowDown');
  for (let column = 1; column < columns; column++) await page.keyboard.press('Shift+ArrowRight');
  await page.getByLabel('Việc', { exact: true }).selectOption('gia');
  await page.getByLabel('Giá, đặt bằng').fill(String(priceVnd));
  const before = await pricesOf(calendar);
  const startedAt = performance.now();
  await page.getByRole('button', { name: `Áp cho ${rows * columns} ô` }).click();
  await page.getByText(`Đã đổi ${rows * columns} ô`).waitFor();
  const saved = performance.now() - startedAt;
  while ((await pricesOf(calendar)) === before) await setTimeout(10);
  const isPublic = performance.now() - startedAt;
  const wanted = (priceVnd / 1000).toLocaleString('vi-VN');
  await page.locator(`[data-spot="${rows - 1} ${columns - 1}"]`, { hasText: wanted }).waitFor();
  return { saved, isPublic, shown: performance.now() - startedAt };
}

async function pricesOf(calendar: string): Promise<string> {
  const { days } = (await (await fetch(calendar)).json()) as { days: { price: number | null }[] };
  return days.map(({ price }) => price).join();
}
