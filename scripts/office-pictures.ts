import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.ts';

/**
 * Takes the screenshots of docs/office.md from a running site with the demo's bookings:
 * `npm run office:pictures -- http://localhost:3000`. All data on them are invented.
 */
const site = process.argv[2] ?? 'http://localhost:3000';
const folder = 'docs/office';
const size = { width: 1280, height: 860 };

/** Screenshots: the role (by title) of the person whose screen it is, and what is opened. */
const pictures: { name: string; role: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'hom-nay', role: 'Điều hành', open: (page) => visit(page, '/') },
  {
    name: 'khach-goi',
    role: 'Tư vấn',
    open: async (page) => {
      await visit(page, '/khach-goi');
      await page.getByRole('textbox').first().fill('phú quốc 20/12 3 đêm 2 lớn bé 9t');
      await page.keyboard.press('Enter');
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'yeu-cau', role: 'Tư vấn', open: (page) => visit(page, '/yeu-cau') },
  {
    name: 'bang-dat-cho',
    role: 'Điều hành',
    open: async (page) => {
      await visit(page, '/dat-cho');
      await page.locator('main a[href*="/dat-cho/DV"]').nth(1).focus();
      await page.keyboard.press('Shift+F10');
    },
  },
  {
    name: 'dat-cho',
    role: 'Điều hành',
    open: async (page) => {
      await visit(page, '/dat-cho?xem=cho-ncc');
      await page.locator('main a[href*="/dat-cho/DV"]').first().click();
      await page.waitForURL(/\/dat-cho\/DV/);
    },
  },
  { name: 'ngung-phuc-vu', role: 'Điều hành', open: (page) => visit(page, '/ngung-phuc-vu') },
  { name: 'so-tien', role: 'Kế toán', open: (page) => visit(page, '/so-tien') },
  { name: 'hoan-tien', role: 'Kế toán', open: (page) => visit(page, '/hoan-tien') },
  { name: 'nhat-ky', role: 'Quản trị', open: (page) => visit(page, '/nhat-ky') },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const { name, role, open } of pictures) {
  const page = await browser.newPage({ viewport: size, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  await visit(page, '/dang-nhap');
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dang-nhap'));
  await open(page);
  await page.waitForTimeout(800);
  const drawn = await page.screenshot();
  await sharp(drawn).webp({ quality: 56, effort: 6 }).toFile(`${folder}/${name}.webp`);
  console.log(`${folder}/${name}.webp`);
  await page.close();
}
await browser.close();

async function visit(page: Page, path: string): Promise<void> {
  const reply = await page.goto(`${site}/quan-tri${path}`);
  if (!reply?.ok()) throw new Error(`${path}: ${reply?.status()}`);
}
