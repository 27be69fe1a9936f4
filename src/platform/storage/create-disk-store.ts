import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

export interface FilePart {
  bytes: Buffer;
  start: number;
  /** Size of the whole file. */
  size: number;
}

/** Stores files under names such as 'media/abc.webp'. Writes are atomic. */
export interface FileStore {
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /**
   * At most `most` bytes of a file from an offset, which counts from the end when negative; no bytes beyond the end. Null when
   * there is no such file.
   */
  readPart(name: string, from: number, most: number): Promise<FilePart | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The files of a folder, including subfolders only when `deep`; none without such a folder. `writtenAt` in milliseconds. */
  list(
    folder: string,
    options?: { deep?: boolean },
  ): Promise<{ name: string; bytes: number; writtenAt: number }[]>;
  /** Does not fail when the file is gone already. */
  remove(name: string): Promise<void>;
}

/** A store in a local folder. @throws on names that lead out of the folder */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    const path = normalize(join(folder, name));
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`Not a valid name in the store: ${name}`);
    return path;
  };
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async readPart(name, from, most) {
      try {
        await using file = await open(pathOf(name));
        const { size } = await file.stat();
        const start = Math.max(0, from < 0 ? size + from : from);
        const bytes = Buffer.alloc(Math.max(0, Math.min(most, size - start)));
        if (bytes.length > 0) await file.read(bytes, 0, bytes.length, start);
        return { bytes, start, size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      const partial = `${path}.${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(partial, bytes);
      await rename(partial, path);
    },
    async has(name) {
      try {
        return (await stat(pathOf(name))).isFile();
      } catch {
        return false;
      }
    },
    async list(folderName, { deep = false } = {}) {
      const names = await readdir(pathOf(folderName), { recursive: deep }).catch(() => []);
      const files = await Promise.all(
        names.map(async (file) => {
          const name = `${folderName}/${file}`;
          const found = await stat(pathOf(name)).catch(() => null);
          return found?.isFile() ? [{ name, bytes: found.size, writtenAt: found.mtimeMs }] : [];
        }),
      );
      return files.flat();
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
