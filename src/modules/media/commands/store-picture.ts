import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { CleanPicture } from './read-picture.ts';

/** Columns of `media_files` about a picture's file. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  bytes: number;
  haze: string;
}

/**
 * Stores a picture under a name made of its original name and its content: other bytes get another name, so caches may keep it
 * forever. The row is inserted after the file, so that no row points to a missing one. Idempotent.
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

/** The average colour of a picture, such as '#88aacc'. */
async function hazeOf(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A file name without its extension. */
export function withoutExtension(fileName: string): string {
  return fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, '');
}
