import { resolve } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { createDiskStore, type FileStore } from './create-disk-store.ts';
import { createS3Store } from './create-s3-store.ts';

/** Folders that each node generates by itself and trims when they grow too large. */
const ownFolders = /^(?:resized|og)(?:\/|$)/;

/** The file store of the installation: the data folder, or a bucket shared by all nodes. */
export function openStore({ DATA_DIR, fileStore }: Pick<Config, 'DATA_DIR' | 'fileStore'>): FileStore {
  const disk = createDiskStore(resolve(DATA_DIR));
  if (!fileStore) return disk;
  const shared = createS3Store(fileStore);
  const of = (name: string) => (ownFolders.test(name) ? disk : shared);
  return {
    read: (name) => of(name).read(name),
    readPart: (name, from, most) => of(name).readPart(name, from, most),
    write: (name, bytes) => of(name).write(name, bytes),
    has: (name) => of(name).has(name),
    list: (folder, options) => of(folder).list(folder, options),
    remove: (name) => of(name).remove(name),
  };
}
