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

/** Everything that cannot be made again; pieces of uploads that are on their way are not wanted. */
const folders = ['media', 'withheld'];

/**
 * Copies pictures and photos that lie in a bucket, and notes them under names that begin with `as`, as if they lay in the data
 * folder. What is removed meanwhile is left out.
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

/** What of a data folder is no part of a back-up: the database is copied by its own rules. */
const ofDatabase = /^(postgres|restored\.json)(\/|$)/;
/** Left over in the folder from before there was a bucket. */
const ofBucket = /^(media|withheld)(\/|$)/;

export type BackedUp =
  | { ok: true; manifest: Manifest }
  | { ok: false; reason: 'folder_not_empty' | 'inside_data_folder' };

/**
 * Backs up an embedded database that runs, with the pictures and the keys of its data folder, into an empty folder. The
 * database comes first: whatever picture it speaks of is there by then. Pictures of a `bucket` are put where they would lie in the
 * data folder. The site goes on meanwhile.
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
