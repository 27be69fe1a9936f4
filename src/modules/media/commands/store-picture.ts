import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { CleanPicture } from './read-picture.ts';

/** What a row of `media_files` says of a picture's file. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  bytes: number;
  haze: string;
}

/**
 * Puts a picture into the store under a name that says what it was called and what is in it: other bytes are another name,
 * which caches may keep for good. Its row comes after it, so that no row leads to nothing. Safe to repeat.
 */
export async function storePicture(
  files: FileStore,
  { bytes, width, height }: CleanPicture,
  called: string,
): Promise<StoredPicture & { hash: string }> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = `media/${[slugify(called).slice(0, 60).replace(/-$/, ''), hash].filter(Boolean).join('-')}.webp`;
  await files.write(name, bytes);
  return { path: `/${name}`, width, height, bytes: bytes.length, haze: await hazeOf(bytes), hash };
}

/** The colour of all of it together, as '#88aacc'. */
async function hazeOf(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The name of a file without what says its format. */
export function withoutExtension(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, '');
}
