import type { Metadata } from 'sharp';
import sharp from 'sharp';
import { createWorkQueue } from './picture-variants.ts';

/** What a photo that somebody sends may be at most. `maxWidth` and height are what is kept of it. */
export const photoLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000, maxWidth: 1600 };

export interface Photo {
  /** WebP without anything but its pixels. */
  bytes: Buffer;
  width: number;
  height: number;
}

export type PhotoRefusal = 'empty' | 'too_large' | 'not_a_photo' | 'too_many_pixels' | 'busy';

/** One at a time: a large photo takes a core and 150 MB for a moment. */
const queue = createWorkQueue({ mostAtWork: 1, mostWaiting: 12 });

/**
 * Reads what somebody says is a photo (JPEG, PNG or WebP by its own bytes, whatever it is called), turns it upright and
 * makes it anew: nothing of the file but its pixels is kept, so no place, no device and nothing hidden behind them.
 */
export async function readPhoto(
  file: Buffer,
): Promise<{ ok: true; photo: Photo } | { ok: false; reason: PhotoRefusal }> {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  if (file.length > photoLimits.bytes) return { ok: false, reason: 'too_large' };
  if (!isPhotoFile(file)) return { ok: false, reason: 'not_a_photo' };
  const { width, height } = await sizeOf(file);
  if (!width || !height) return { ok: false, reason: 'not_a_photo' };
  if (width * height > photoLimits.pixels) return { ok: false, reason: 'too_many_pixels' };
  const work = queue.run(() => makeAnew(file));
  if (work === 'full') return { ok: false, reason: 'busy' };
  const photo = await work;
  return photo ? { ok: true, photo } : { ok: false, reason: 'not_a_photo' };
}

/** Only these three decoders ever see what a stranger sends. */
function isPhotoFile(file: Buffer): boolean {
  const begins = (bytes: number[], at = 0) => bytes.every((byte, index) => file[at + index] === byte);
  const isJpeg = begins([0xff, 0xd8, 0xff]);
  const isPng = begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}

/** As the header says, without decoding. */
async function sizeOf(file: Buffer): Promise<Partial<Pick<Metadata, 'width' | 'height'>>> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}));
}

/** Null when it cannot be decoded to its end. */
async function makeAnew(file: Buffer): Promise<Photo | null> {
  const { maxWidth, pixels } = photoLimits;
  const made = await sharp(file, { limitInputPixels: pixels, failOn: 'truncated', sequentialRead: true })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}
