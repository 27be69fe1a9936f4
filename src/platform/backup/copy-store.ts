import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import type { Copied } from './copy-tree.ts';

/** Everything that cannot be made again; pieces of uploads that are on their way are not wanted. */
const folders = ['media', 'withheld'];

/**
 * Copies pictures and photos that lie in a bucket, and notes them under names that begin with `as`, as if they lay in the data
 * folder. What is removed meanwhile is left out.
 */
export async function copyStore(
  files: FileStore,
  { to, as }: { to: string; as: string },
  copied: Copied,
): Promise<void> {
  for (const folder of folders)
    for (const { name } of await files.list(folder, { deep: true })) {
      const bytes = await files.read(name);
      if (!bytes) continue;
      const path = join(as, name);
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await writeFile(join(to, path), bytes, { mode: 0o600, flag: 'wx' });
      copied.files[path] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }
}
