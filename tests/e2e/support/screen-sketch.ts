import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './visitor.ts';

/** Each grey dot of the sketch is so many screen pixels wide and high. */
const dotSize = 8;

/** Tolerance in greys (0–255) between a dot and every dot around its position; a line of text differs from none by about 60. */
const greyTolerance = 36;

/**
 * Tolerated share of dots that differ more. Another season of prices, dates and first products comes to 0.006, a browser with other
 * line breaks to 0.04; a missing header, a missing style sheet or cards twice as wide to 0.12
 * and far more.
 */
const dotTolerance = 0.06;

/**
 * Neutralizes what differs between days or moments: pictures are grey, nothing is animated, months of prices and price lines have a
 * fixed height and are hidden, as is what cards get on hydration; a card with a discount is as high as one without. Words remain,
 * because the sketch is far too coarse for them.
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
 * Compares what the page shows now with its reference, dot by dot. `--update-snapshots` redraws those that differ,
 * `--update-snapshots=all` all of them.
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

/** The share of dots, 0–1, without a match around the same position in the other sketch, in both directions. */
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
