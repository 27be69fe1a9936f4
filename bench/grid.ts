import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { listCalendarUnits } from '#modules/pricing/day-edits/edit-days.ts';
import { connect } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import type { Measure } from './measure.ts';
import type { Bench } from './setup/bench.ts';
import { startSite } from './setup/start-site.ts';

const [rows, columns] = [168, 30];
const rounds = 4;

/**
 * The calendar of places and prices in a browser: until 200 units by 90 days stand there, and from 'apply' on 5,040 prices until the
 * page says that they are saved and shows them, and until a guest's page has the new price. Of some rounds the middle one.
 */
export const grid: Measure = {
  name: 'grid',
  async *run(bench) {
    const { url, slug } = await openSite(bench);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    bench.onStop(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/quan-tri/dang-nhap`);
    await page.getByRole('button', { name: /Quản trị/ }).click();
    await page.waitForURL(/quan-tri\/$/);
    const from = addDays(dayInVietnam(new Date()), 40);
    const times = {
      paint: [] as number[],
      saved: [] as number[],
      shown: [] as number[],
      told: [] as number[],
    };
    for (let round = 0; round < rounds; round++) {
      times.paint.push(await paint(page, `${url}/quan-tri/lich?loai=hotel&ngay=90&tu=${from}`));
      const { saved, shown, told } = await save(
        page,
        `${url}/api/v1/hotels/${slug}/calendar?month=${from.slice(0, 7)}`,
        1_000_000 + round * 111_000,
      );
      times.saved.push(saved);
      times.shown.push(shown);
      times.told.push(told);
    }
    const middle = (all: number[]) => all.slice(1).sort((one, other) => one - other)[1] ?? Number.NaN;
    const figure = (name: string, all: number[], atMost: number) => ({
      name,
      value: middle(all),
      unit: 'ms',
      digits: 0,
      budget: { atMost },
      note: all.map((one) => one.toFixed(0)).join(', '),
    });
    yield figure('grid of 200 × 90, first cells', times.paint, 1500);
    yield figure(`${rows * columns} prices saved, said so`, times.saved, 2000);
    yield figure(`${rows * columns} prices saved, on the page`, times.shown, 2000);
    yield figure(`${rows * columns} prices saved, read by a guest`, times.told, 2000);
  },
};

async function paint(page: Page, url: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-spot]').first().waitFor();
  return performance.now() - startedAt;
}

/** Chooses the block by keyboard, writes a price and applies it. @returns milliseconds from the press on */
async function save(page: Page, publicUrl: string, priceVnd: number) {
  await page.waitForLoadState('networkidle');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowRight');
  for (let row = 1; row < rows; row++) await page.keyboard.press('Shift+ArrowDown');
  for (let column = 1; column < columns; column++) await page.keyboard.press('Shift+ArrowRight');
  await page.getByLabel('Việc').selectOption('gia');
  await page.getByLabel('Giá, đặt bằng').fill(String(priceVnd));
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  await page.getByRole('button', { name: `Áp cho ${rows * columns} ô` }).click();
  const told = readUntil(publicUrl, `"price":${priceVnd}`).then(since);
  await page.getByText(`Đã đổi ${rows * columns} ô`).waitFor();
  const saved = since();
  const wanted = (priceVnd / 1000).toLocaleString('vi-VN');
  await page.locator(`[data-spot="${rows - 1} ${columns - 1}"]`, { hasText: wanted }).waitFor();
  return { saved, shown: since(), told: await told };
}

async function readUntil(url: string, words: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(words)) await sleep(20);
}

/** The demo's catalogue in a database of its own, and the first hotel as the calendar orders them. */
async function openSite(bench: Bench): Promise<{ url: string; slug: string }> {
  const server = await bench.databaseServer();
  const admin = connect(server, { max: 1 });
  await sql`DROP DATABASE IF EXISTS grid`.execute(admin.db);
  await sql`CREATE DATABASE grid`.execute(admin.db);
  await admin.close();
  const database = server.replace(/\/[^/]*$/, '/grid');
  const { url } = await startSite(bench, {
    ...{ DATA_DIR: bench.folder('grid'), DATABASE_URL: database, RATE_LIMIT: 'false' },
  });
  const { db, close } = connect(database, { max: 1 });
  const [page] = (
    await listCalendarUnits(db, { kind: 'hotel' }, { from: '2026-01-01', to: '2026-01-01' }, {}, rows)
  ).rows;
  await close();
  if (!page) throw new Error('The demo has no hotel');
  return { url, slug: page.slug };
}
