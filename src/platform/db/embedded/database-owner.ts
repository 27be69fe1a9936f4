import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** PostgreSQL refuses to run as root, so under root it runs as a system user of its own. */
export interface DatabaseOwner {
  uid?: number;
  gid?: number;
}

const stateRoot = '/var/lib/neo-viet';

/** The user that the database server runs as: the current one, or a system user created for it under root. */
export function databaseOwner(): DatabaseOwner {
  if (userInfo().uid !== 0) return {};
  const find = () => ({
    uid: Number(
      execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ),
    gid: Number(
      execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ),
  });
  try {
    return find();
  } catch {
    execFileSync('groupadd', ['--system', '--force', 'postgres']);
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
    return find();
  }
}

/** Whether the owner may traverse every folder of a path. */
export function isReachable(path: string, owner: DatabaseOwner): boolean {
  if (owner.uid === undefined) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
      if (!(mode & bit)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** The folder for the cluster: inside the data folder, or below the state folder where the owner cannot reach that. */
export function databaseHome(dataDir: string, owner: DatabaseOwner): string {
  const wanted = resolve(dataDir, 'postgres');
  if (isReachable(wanted, owner)) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return join(stateRoot, name);
}

/** The server's binaries where the owner can run them: as installed, or a copy below the state folder. */
export function reachableBinaries(installed: string, version: string, owner: DatabaseOwner): string {
  if (isReachable(join(installed, 'bin', 'postgres'), owner)) {
    for (const program of ['postgres', 'initdb', 'pg_ctl']) makeExecutable(join(installed, 'bin', program));
    return join(installed, 'bin');
  }
  const copy = join(stateRoot, `postgresql-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(stateRoot, { recursive: true, mode: 0o755 });
    cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    for (const program of ['postgres', 'initdb', 'pg_ctl']) makeExecutable(join(copy, 'bin', program));
    mkdirSync(join(copy, 'complete'));
  }
  return join(copy, 'bin');
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}
