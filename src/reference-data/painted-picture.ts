import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFileInput } from '#modules/media/commands/save-media-files.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';

const folder = join('demo', 'pictures');

/** A picture painted for the site. */
export interface PaintedPicture {
  id: string;
  file: string;
  scene: string;
  composition: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
}

/** All pictures painted for the site. */
export async function readPictures(): Promise<PaintedPicture[]> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}

/** Copies missing pictures into the file store. @returns them in the form that `saveMediaFiles` takes */
export async function copyPictures(files: FileStore, pictures: PaintedPicture[]): Promise<MediaFileInput[]> {
  const copied: MediaFileInput[] = [];
  for (const { id, file, alt, width, height, haze, scene } of pictures) {
    const bytes = await readFile(join(folder, file));
    if (!(await files.has(`media/${file}`))) await files.write(`media/${file}`, bytes);
    copied.push({ id, path: `/media/${file}`, alt, width, height, haze, scene, bytes: bytes.length });
  }
  return copied;
}
