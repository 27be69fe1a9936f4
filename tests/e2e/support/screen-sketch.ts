import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './visitor.ts';

/** As many pixels of the screen, each way, are one grey dot of its sketch. */
const dotSize = 8;

/** Greys (0–255) that a dot may be away from every dot around its place; a line of text is about 60 away from none. */
const greyTolerance = 36;

/**
 * The share of dots that may be further away. Another season of prices, dates and first products comes to 0.006, a browser
 * that breaks a line elsewhere to 0.04; a header that is gone, a style sheet that is missing or cards twice as wide to 0.12
 * and far more.
 */
const dotTolerance = 0.06;

/**
 * What differs from day to day, or from moment to moment, is left out: pictures are grey, nothing moves, months of prices
 * and the lines of a price have one height and are not seen, nor is what cards get when the page wakes; a card with a
 * discount is as high as one without. Words stay, as the sketch is far too coarse to read them.
 */
const stillLife = `
  img { object-position: -9999px 0 !important; background: #6f7f7c !important; }
  *, ::before, ::after { animation: none !important; transition: none !important; }
  article button, article label { visibility: hidden !important; }
  article.group { min-height: 560px; }
  section[aria-label^='Tháng '] { height: 420px; overflow: hidden; visibility: hidden; }
  section:is([aria-label='Giá này gồm gì'], [aria-label='Chi tiết giá']) {
    height: 420px;
    overflow: hidden;
    & > * { visibility: hidden; }
  }
`;

/**
 * Holds what the page shows now against its reference, dot by dot. `--update-snapshots` draws those anew that differ,
 * `--update-snapshots=all` every one.
 */
export async function expectSketch(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  const screenshot = await page.screenshot({ style: stillLife, animations: 'disabled', caret: 'hide' });
  const seen = await draw(screenshot);
  const file = join(import.meta.dirname, '..', 'screens', `${name}.png`);
  const share = existsSync(file) ? awayShare(seen, await readSketch(readFileSync(file))) : 1;
  const isAway = share > dotTolerance;
  const { updateSnapshots } = testInfo.config;
  if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && isAway)) {
    writeFileSync(file, await toPng(seen));
    return;
  }
  if (isAway) await testInfo.attach(`${name}, seen`, { body: screenshot, contentType: 'image/png' });
  expect.soft(share, `${name}: share of the screen that looks different`).toBeLessThanOrEqual(dotTolerance);
}

interface Sketch {
  width: number;
  height: number;
  greys: Uint8Array;
}

async function draw(screenshot: Buffer): Promise<Sketch> {
  const { width, height } = await sharp(screenshot).metadata();
  const size = { width: Math.ceil(width / dotSize), height: Math.ceil(height / dotSize) };
  return readSketch(
    await sharp(screenshot).resize(size.width, size.height, { fit: 'fill' }).png().toBuffer(),
  );
}

async function readSketch(png: Buffer): Promise<Sketch> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, greys: new Uint8Array(data) };
}

async function toPng({ width, height, greys }: Sketch): Promise<Buffer> {
  return sharp(greys, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** The share of dots, 0–1, that are like none around the same place in the other sketch, asked both ways. */
function awayShare(one: Sketch, other: Sketch): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  return Math.max(awayFrom(one, other), awayFrom(other, one));
}

function awayFrom(one: Sketch, other: Sketch): number {
  const { width, height } = one;
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grey = one.greys[y * width + x] ?? 0;
      const around = [y - 1, y, y + 1].flatMap((row) =>
        [x - 1, x, x + 1]
          .filter((column) => row >= 0 && row < height && column >= 0 && column < width)
          .map((column) => Math.abs(grey - (other.greys[row * width + column] ?? 0))),
      );
      if (Math.min(...around) > greyTolerance) count++;
    }
  return count / (width * height);
}
