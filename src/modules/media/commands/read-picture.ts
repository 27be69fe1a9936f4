import type { Metadata } from 'sharp';
import sharp from 'sharp';
import { createWorkQueue } from './picture-variants.ts';

/** A re-encoded picture: WebP with nothing but the pixels. */
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
  /** Maximum width and height of the stored picture. */
  maxWidth: number;
  quality: number;
  /** The file is only ever given to the decoders of these formats. */
  formats: readonly PictureFormat[];
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** Limits of a file for the company's library, and the size at which it is stored. */
export const libraryLimits: PictureLimits = {
  bytes: 40 * 1024 * 1024,
  pixels: 100_000_000,
  maxWidth: 3840,
  quality: 86,
  formats: ['jpeg', 'png', 'webp', 'avif', 'tiff'],
};

/** One at a time: a large picture occupies a core and some hundred MB for a moment. */
const queue = createWorkQueue({ mostAtWork: 1, mostWaiting: 12 });

/**
 * Identifies a picture by its own bytes, whatever its name, rotates it upright and re-encodes it: nothing of the file but its pixels
 * is kept, so no position, no device data and nothing hidden in it.
 */
export async function readPicture(
  file: Buffer,
  limits: PictureLimits,
): Promise<{ ok: true; picture: CleanPicture } | { ok: false; reason: PictureRefusal }> {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  if (file.length > limits.bytes) return { ok: false, reason: 'too_large' };
  const format = formatOf(file);
  if (format === 'gif') return { ok: false, reason: 'gif' };
  // sharp's bundled decoders support AV1 in this container, but not the HEVC of phones.
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

/** The format by the first bytes of a file. */
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
  // A generic container of pictures: its header tells which format it is.
  return ['mif1', 'msf1'].includes(brand) ? 'avif' : null;
}

/** Metadata from the header, without decoding. */
async function headerOf(file: Buffer): Promise<Partial<Pick<Metadata, 'width' | 'height' | 'compression'>>> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}));
}

/** Null when it cannot be decoded completely. */
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
