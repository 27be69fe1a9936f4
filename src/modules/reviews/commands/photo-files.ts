import { removePicture } from '#modules/media/commands/picture-variants.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { shownPhotoUrl } from '../rules/shown-photo-url.ts';

/** Location of a photo's file while only its author and staff may see it: not served at any address of the site. */
const withheldName = (id: string) => `withheld/reviews/${id}.webp`;
const shownName = (id: string) => shownPhotoUrl(id).slice(1);

/** Stores the file of a new photo, withheld. */
export async function keepPhotoFile(files: FileStore, id: string, bytes: Buffer): Promise<void> {
  await files.write(withheldName(id), bytes);
}

/** A photo for its author and staff, wherever it is stored; null if there is none. */
export async function readPhotoFile(files: FileStore, id: string): Promise<Buffer | null> {
  return (await files.read(withheldName(id))) ?? files.read(shownName(id));
}

/** Makes the file of a photo public. */
export async function showPhotoFile(files: FileStore, id: string): Promise<boolean> {
  const bytes = await readPhotoFile(files, id);
  if (!bytes) return false;
  await files.write(shownName(id), bytes);
  await files.remove(withheldName(id));
  return true;
}

/** Withholds the file of a public photo, with all its copies. */
export async function withholdPhotoFile(files: FileStore, id: string): Promise<boolean> {
  const bytes = await readPhotoFile(files, id);
  if (!bytes) return false;
  await files.write(withheldName(id), bytes);
  await removePicture(files, shownName(id));
  return true;
}

/** Deletes the files of photos, with all their copies. Idempotent. */
export async function dropPhotoFiles(files: FileStore, photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) {
    await files.remove(withheldName(id));
    await removePicture(files, shownName(id));
  }
}
