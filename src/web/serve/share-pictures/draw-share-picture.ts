import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { ShareContent } from '#web/parts/share/share-content.ts';

const size = { width: 1200, height: 630 };

const margin = 64;

const mostBytes = 120_000;

/** How far above the text its background shade begins. */
const shadeRise = 220;

const colours = { ink: '#12312e', sea: '#0b6e69', sun: '#f2b33d', sand: '#fbf7f0', rice: '#ffffff' };

const require = createRequire(import.meta.url);

const family = registerFont();

/** Be Vietnam Pro in the two files that it is published in; each glyph is taken from the one that has it. */
function registerFont(): string {
  const names = ['latin', 'vietnamese'].map((part) => {
    const file = `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-600-normal.woff`;
    const name = `Share ${part}`;
    GlobalFonts.register(readFileSync(require.resolve(file)), name);
    return `"${name}"`;
  });
  return names.join(', ');
}

/** Draws a page's social sharing image: 1200 × 630, a JPEG of at most 120 KB. */
export async function drawSharePicture(content: ShareContent, photo: Buffer | null): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const words = placeWords(context, content);
  await drawGround(context, photo, (words.at(-1)?.y ?? size.height) - shadeRise);
  await drawBrand(context);
  for (const { text, x, y, fontSize, colour, pill } of words) {
    setFont(context, fontSize);
    if (pill) fillPill(context, pill);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
  return encode(canvas);
}

async function drawGround(context: SKRSContext2D, photo: Buffer | null, shadeTop: number) {
  if (photo) {
    const fitted = await sharp(photo)
      .resize({ ...size, fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    context.drawImage(await loadImage(fitted), 0, 0);
  } else {
    context.fillStyle = colours.sea;
    context.fillRect(0, 0, size.width, size.height);
  }
  const shade = context.createLinearGradient(0, shadeTop, 0, size.height);
  shade.addColorStop(0, 'rgba(18, 49, 46, 0)');
  shade.addColorStop(0.45, 'rgba(18, 49, 46, 0.7)');
  shade.addColorStop(1, 'rgba(18, 49, 46, 0.92)');
  context.fillStyle = shade;
  context.fillRect(0, 0, size.width, size.height);
}

async function drawBrand(context: SKRSContext2D) {
  const logo = await loadImage(readFileSync(resolve('public/logo.svg')));
  const height = 52;
  const width = (logo.width / logo.height) * height;
  fillPill(context, {
    x: margin - 16,
    y: 40,
    width: width + 36,
    height: height + 24,
    radius: 20,
    colour: colours.sand,
  });
  context.drawImage(logo, margin, 52, width, height);
}

interface Pill {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  colour: string;
}

function fillPill(context: SKRSContext2D, { x, y, width, height, radius, colour }: Pill) {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

interface PlacedText {
  text: string;
  x: number;
  /** The baseline of the text. */
  y: number;
  fontSize: number;
  colour: string;
  pill?: Pill;
}

/** From the bottom up: price, title lines, kicker. */
function placeWords(context: SKRSContext2D, { kicker, title, price }: ShareContent): PlacedText[] {
  const placed: PlacedText[] = [];
  let y = size.height - 56;
  if (price) {
    setFont(context, 38);
    const { width } = context.measureText(price);
    const pill = { x: margin, y: y - 64, width: width + 56, height: 72, radius: 36, colour: colours.sun };
    placed.push({ text: price, x: margin + 28, y: y - 15, fontSize: 38, colour: colours.ink, pill });
    y -= 108;
  }
  const fontSize = title.length > 60 ? 52 : 62;
  setFont(context, fontSize);
  const widthOf = (text: string) => context.measureText(text).width;
  const lines = wrapLines(title, { width: size.width - 2 * margin, most: 3, widthOf });
  for (const text of lines.toReversed()) {
    placed.push({ text, x: margin, y, fontSize, colour: colours.rice });
    y -= Math.round(fontSize * 1.24);
  }
  if (kicker) placed.push({ text: kicker, x: margin, y: y - 4, fontSize: 30, colour: colours.sun });
  return placed;
}

function setFont(context: SKRSContext2D, pixels: number) {
  context.font = `600 ${pixels}px ${family}`;
}

/** The best JPEG quality that fits the size limit. */
async function encode(canvas: Canvas): Promise<Buffer> {
  const drawn = sharp(canvas.data(), { raw: { ...size, channels: 4 } });
  let bytes: Buffer;
  let quality = 84;
  do {
    bytes = await drawn.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    quality -= 8;
  } while (bytes.length > mostBytes && quality > 30);
  return bytes;
}

/** Wraps a text into at most so many lines of a width; the last one ends in '…' when words are left over. `widthOf` measures a text. */
export function wrapLines(
  text: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = [];
  for (const word of text
    .normalize('NFC')
    .split(/[ \n]+/)
    .filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let end = lines[most - 1] ?? '';
  while (end.includes(' ') && widthOf(`${end}…`) > width) end = end.slice(0, end.lastIndexOf(' '));
  return [...lines.slice(0, most - 1), `${end}…`];
}
