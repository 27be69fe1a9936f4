import { removePicture } from '#modules/media/commands/picture-variants.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { shownPhotoUrl } from '../rules/shown-photo-url.ts';

/** Where the file of a photo lies while nobody but its author and staff may see it: below no address of the site. */
const withheldName = (id: string) => `withheld/reviews/${id}.webp`;
const shownName = (id: string) => shownPhotoUrl(id).slice(1);

/** Keeps the file of a new photo, withheld. */
export async function keepPhotoFile(files: FileStore, id: string, bytes: Buffer): Promise<void> {
  await files.write(withheldName(id), bytes);
}

/** A photo as its author and staff see it, wherever it lies; null when there is none. */
export async function readPhotoFile(files: FileStore, id: string): Promise<Buffer | null> {
  return (await files.read(withheldName(id))) ?? files.read(shownName(id));
}

/** Puts the file of a photo in sight of everybody. */
export async function showPhotoFile(files: FileStore, id: string): Promise<boolean> {
  const bytes = await readPhotoFile(files, id);
  if (!bytes) return false;
  await files.write(shownName(id), bytes);
  await files.remove(withheldName(id));
  return true;
}

/** Takes the file of a photo out of sight, with all its copies. */
export async function withholdPhotoFile(files: FileStore, id: string): Promise<boolean> {
  const bytes = await readPhotoFile(files, id);
  if (!bytes) return false;
  await files.write(withheldName(id), bytes);
  await removePicture(files, shownName(id));
  return true;
}

/** Takes the files of photos out, with all their copies. Safe to repeat. */
export async function dropPhotoFiles(files: FileStore, photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) {
    await files.remove(withheldName(id));
    await removePicture(files, shownName(id));
  }
}
