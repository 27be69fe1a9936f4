import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseOwner } from './database-owner.ts';

/** Creates a cluster with a random password; discards one that was left unfinished. @throws when initdb fails */
export function initialiseCluster(bin: string, home: string, owner: DatabaseOwner): void {
  const fresh = join(home, 'cluster.new');
  rmSync(fresh, { recursive: true, force: true });
  rmSync(join(home, 'cluster'), { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(fresh, owner.uid, owner.gid ?? owner.uid);
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(fresh, '..', 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined) chownSync(passwordFile, owner.uid, owner.gid ?? owner.uid);
  const result = spawnSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${fresh}`,
      '--username=neoviet',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: home, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
  renameSync(fresh, join(home, 'cluster'));
}
