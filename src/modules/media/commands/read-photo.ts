import { type CleanPicture, type PictureLimits, type PictureRefusal, readPicture } from './read-picture.ts';

/** Limits of a guest's photo, and the size at which it is stored. */
export const photoLimits: PictureLimits = {
  bytes: 8 * 1024 * 1024,
  pixels: 50_000_000,
  maxWidth: 1600,
  quality: 82,
  formats: ['jpeg', 'png', 'webp'],
};

export type Photo = CleanPicture;

export type PhotoRefusal = Exclude<PictureRefusal, 'heic' | 'gif'>;

/** Reads a guest's photo like `readPicture`: JPEG, PNG or WebP. */
export async function readPhoto(
  file: Buffer,
): Promise<{ ok: true; photo: Photo } | { ok: false; reason: PhotoRefusal }> {
  const read = await readPicture(file, photoLimits);
  if (read.ok) return { ok: true, photo: read.picture };
  const { reason } = read;
  return { ok: false, reason: reason === 'heic' || reason === 'gif' ? 'not_a_photo' : reason };
}
