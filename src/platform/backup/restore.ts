import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { machine } from './back-up.ts';
import { type Manifest, verifiedManifest } from './manifest.ts';
import { noteRestored } from './restored.ts';

export type Restored =
  | { ok: true; manifest: Manifest }
  | { ok: false; reason: 'folder_not_empty' | 'other_machine' };

/**
 * Restores a back-up into an empty data folder after verifying every file. The copy is marked as restored: it sends no mail
 * and makes no payments until somebody has said which of the pending work the original has done already.
 * @throws when the back-up is damaged or unfinished
 */
export async function restore(from: string, dataDir: string): Promise<Restored> {
  const owner = databaseOwner();
  const home = databaseHome(dataDir, owner);
  if (![dataDir, home].every(isEmpty)) return { ok: false, reason: 'folder_not_empty' };
  const manifest = await verifiedManifest(from);
  if (manifest.machine !== machine()) return { ok: false, reason: 'other_machine' };
  const target = (name: string) => {
    if (name === 'password' || name === 'cluster' || name.startsWith('cluster/')) return join(home, name);
    return join(resolve(dataDir), name.slice('data/'.length));
  };
  await mkdir(home, { recursive: true, mode: 0o755 });
  for (const folder of manifest.folders.filter((name) => name.startsWith('cluster')))
    await mkdir(target(folder), { recursive: true, mode: 0o700 });
  for (const name of Object.keys(manifest.files)) {
    await mkdir(dirname(target(name)), { recursive: true });
    await copyFile(join(from, name), target(name));
  }
  await chmod(join(home, 'password'), 0o600);
  if (owner.uid !== undefined) {
    const files = [join(home, 'cluster'), join(home, 'password')];
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid ?? owner.uid}`, ...files]);
  }
  noteRestored(dataDir, { from: resolve(from), silentBefore: new Date().toISOString() });
  return { ok: true, manifest };
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
