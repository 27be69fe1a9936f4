import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import pg from 'pg';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { backUpCluster } from './back-up-cluster.ts';
import { type Copied, copyFile, copyTree } from './copy-tree.ts';
import { type Manifest, manifestName } from './manifest.ts';

/** Everything that cannot be regenerated; parts of unfinished uploads are left out. */
const folders = ['media', 'withheld'];

/**
 * Copies pictures and photos from a bucket and records them under names that begin with `as`, as if they lay in the data
 * folder. Files that are removed meanwhile are skipped.
 */
async function copyStore(
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

/** Parts of a data folder that are not copied as files: the database has its own back-up procedure. */
const ofDatabase = /^(postgres|restored\.json)(\/|$)/;
/** Leftovers in the data folder from before a bucket was configured. */
const ofBucket = /^(media|withheld)(\/|$)/;

export type BackedUp =
  | { ok: true; manifest: Manifest }
  | { ok: false; reason: 'folder_not_empty' | 'inside_data_folder' };

/**
 * Backs up a running embedded database, with the pictures and keys of its data folder, into an empty folder. The database
 * is copied first, so that every picture it refers to exists by the time pictures are copied. Pictures of a `bucket` are put
 * where they would lie in the data folder. The site keeps running meanwhile.
 */
export async function backUp(
  url: string,
  { dataDir, bucket }: { dataDir: string; bucket: FileStore | null },
  to: string,
): Promise<BackedUp> {
  if (existsSync(to) && readdirSync(to).length > 0) return { ok: false, reason: 'folder_not_empty' };
  if (`${resolve(to)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    return { ok: false, reason: 'inside_data_folder' };
  const startedAt = new Date();
  await mkdir(to, { recursive: true, mode: 0o700 });
  const home = databaseHome(dataDir, databaseOwner());
  const copied: Copied = { files: {}, folders: [] };
  await backUpCluster(url, { cluster: join(home, 'cluster'), to, as: 'cluster' }, copied);
  await copyFile(join(home, 'password'), { to, name: 'password' }, copied);
  const isWanted = (path: string) => !ofDatabase.test(path) && !(bucket && ofBucket.test(path));
  await copyTree(resolve(dataDir), { to, as: 'data', isWanted }, copied);
  if (bucket) await copyStore(bucket, { to, as: 'data' }, copied);
  const manifest: Manifest = {
    version: 1,
    app: JSON.parse(readFileSync('package.json', 'utf8')).version,
    machine: machine(),
    ...(await describeDatabase(url)),
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...copied,
  };
  await writeFile(join(to, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  return { ok: true, manifest };
}

export function machine(): string {
  return `${platform()}-${arch()}`;
}

async function describeDatabase(url: string): Promise<Pick<Manifest, 'postgres' | 'migrations'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    const version = await client.query<{ server_version: string }>('SHOW server_version');
    return { postgres: version.rows[0]?.server_version ?? '', migrations: rows.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}
