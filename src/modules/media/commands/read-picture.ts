import type { Metadata } from 'sharp';
import sharp from 'sharp';
import { createWorkQueue } from './picture-variants.ts';

/** A picture made anew: WebP without anything but its pixels. */
export interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

export type PictureRefusal =
  | 'empty'
  | 'too_large'
  | 'not_a_photo'
  | 'too_many_pixels'
  | 'busy'
  | 'heic'
  | 'gif';

export interface PictureLimits {
  bytes: number;
  pixels: number;
  /** Of width and height of what is kept. */
  maxWidth: number;
  quality: number;
  /** Only these decoders ever see the file. */
  formats: readonly PictureFormat[];
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** What a file of the company's library may be at most, and what is kept of it. */
export const libraryLimits: PictureLimits = {
  bytes: 40 * 1024 * 1024,
  pixels: 100_000_000,
  maxWidth: 3840,
  quality: 86,
  formats: ['jpeg', 'png', 'webp', 'avif', 'tiff'],
};

/** One at a time: a large picture takes a core and some hundred MB for a moment. */
const queue = createWorkQueue({ mostAtWork: 1, mostWaiting: 12 });

/**
 * Reads what somebody says is a picture, by its own bytes and whatever it is called, turns it upright and makes it anew:
 * nothing of the file but its pixels is kept, so no place, no device and nothing hidden behind them.
 */
export async function readPicture(
  file: Buffer,
  limits: PictureLimits,
): Promise<{ ok: true; picture: CleanPicture } | { ok: false; reason: PictureRefusal }> {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  if (file.length > limits.bytes) return { ok: false, reason: 'too_large' };
  const format = formatOf(file);
  if (format === 'gif') return { ok: false, reason: 'gif' };
  // The decoders that sharp brings know AV1 in that container, not the HEVC of telephones.
  if (format === 'heic') return { ok: false, reason: 'heic' };
  if (!format || !limits.formats.includes(format)) return { ok: false, reason: 'not_a_photo' };
  const { width, height, compression } = await headerOf(file);
  if (compression === 'hevc') return { ok: false, reason: 'heic' };
  if (!width || !height) return { ok: false, reason: 'not_a_photo' };
  if (width * height > limits.pixels) return { ok: false, reason: 'too_many_pixels' };
  const work = queue.run(() => makeAnew(file, limits));
  if (work === 'full') return { ok: false, reason: 'busy' };
  const picture = await work;
  return picture ? { ok: true, picture } : { ok: false, reason: 'not_a_photo' };
}

/** By the first bytes of a file. */
function formatOf(file: Buffer): PictureFormat | 'heic' | 'gif' | null {
  const begins = (bytes: number[], at = 0) => bytes.every((byte, index) => file[at + index] === byte);
  const says = (text: string, at: number) => file.subarray(at, at + text.length).toString('latin1') === text;
  if (begins([0xff, 0xd8, 0xff])) return 'jpeg';
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (says('RIFF', 0) && says('WEBP', 8)) return 'webp';
  if (says('GIF8', 0)) return 'gif';
  if (begins([0x49, 0x49, 0x2a, 0]) || begins([0x4d, 0x4d, 0, 0x2a])) return 'tiff';
  if (!says('ftyp', 4)) return null;
  const brand = file.subarray(8, 12).toString('latin1');
  if (['avif', 'avis'].includes(brand)) return 'avif';
  if (['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm'].includes(brand)) return 'heic';
  // A container that says only that it holds pictures: which it is, its header tells.
  return ['mif1', 'msf1'].includes(brand) ? 'avif' : null;
}

/** As the header says, without decoding. */
async function headerOf(file: Buffer): Promise<Partial<Pick<Metadata, 'width' | 'height' | 'compression'>>> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}));
}

/** Null when it cannot be decoded to its end. */
async function makeAnew(
  file: Buffer,
  { maxWidth, pixels, quality }: PictureLimits,
): Promise<CleanPicture | null> {
  const made = await sharp(file, { limitInputPixels: pixels, failOn: 'truncated', sequentialRead: true })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}
