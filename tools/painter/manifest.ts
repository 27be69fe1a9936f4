import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Hex } from './kit/colour.ts';
import type { Light } from './kit/lights.ts';

/** One drawn picture of the demo catalogue. */
export interface ManifestEntry {
  id: string;
  /** Name of the file beside the manifest. */
  file: string;
  painterVersion: number;
  scene: string;
  composition: string;
  light: Light;
  seed: string;
  /** Vietnamese text for those who cannot see it. */
  alt: string;
  width: number;
  height: number;
  /** Mean colour of the picture, to show until it is loaded. */
  haze: Hex;
}

export const PICTURES_FOLDER = new URL('../../demo/pictures/', import.meta.url);
const MANIFEST = new URL('manifest.json', PICTURES_FOLDER);

/** Entries drawn so far, sorted by id; none when the manifest does not exist yet. */
export async function readManifest(): Promise<ManifestEntry[]> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as ManifestEntry[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes the manifest sorted by id; replaced whole, so that a reader never meets half of it. */
export async function writeManifest(entries: readonly ManifestEntry[]): Promise<void> {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  const draft = new URL(`manifest.${process.pid}.json`, PICTURES_FOLDER);
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, MANIFEST);
}
