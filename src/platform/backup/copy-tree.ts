import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from './manifest.ts';

export interface Copied {
  files: Manifest['files'];
  folders: string[];
}

/**
 * Copies the files below a folder while they may be written to, and records them under names that begin with `as`. Files
 * that vanish meanwhile are skipped. `isWanted` gets paths relative to the folder.
 */
export async function copyTree(
  from: string,
  { to, as, isWanted = () => true }: { to: string; as: string; isWanted?: (path: string) => boolean },
  copied: Copied,
): Promise<void> {
  const walk = async (path: string): Promise<void> => {
    copied.folders.push(join(as, path));
    await mkdir(join(to, as, path), { recursive: true, mode: 0o700 });
    for (const entry of await entriesOf(join(from, path))) {
      const below = join(path, entry.name);
      if (!isWanted(below)) continue;
      if (entry.isDirectory()) await walk(below);
      else if (entry.isFile()) await copyFile(join(from, below), { to, name: join(as, below) }, copied);
    }
  };
  await walk('');
}

/** Limits for the bytes read from a file at once. */
const [smallestPiece, largestPiece] = [16 * 1024, 1024 * 1024];

/** Copies one file and records its hash. Does nothing when the file does not exist. */
export async function copyFile(
  from: string,
  { to, name }: { to: string; name: string },
  { files }: Copied,
): Promise<void> {
  const source = await open(from).catch(absent);
  if (!source) return;
  await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
  const target = await open(join(to, name), constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const { size } = await source.stat();
    // Most files of a cluster are small: a full-size buffer for each would produce gigabytes of garbage.
    const highWaterMark = Math.min(Math.max(size, smallestPiece), largestPiece);
    for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark })) {
      hash.update(chunk);
      bytes += chunk.length;
      await target.writeFile(chunk);
    }
  } finally {
    await source.close();
    await target.close();
  }
  files[name] = { bytes, sha256: hash.digest('hex') };
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error) => absent(error) ?? []);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
