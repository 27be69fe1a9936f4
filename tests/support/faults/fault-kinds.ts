import { closeSync, openSync, readdirSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from '#tests/e2e/support/site-process.ts';
import type { FaultSite } from './fault-site.ts';

export interface FaultKind {
  name: string;
  /** Why it is not possible here; null where it is. */
  lacks(site: FaultSite): string | null;
  /** Causes a fault and, unless the site must recover by itself, repairs it after a while. */
  strike(site: FaultSite): Promise<void>;
}

const frozenMs = 15_000;
const fullMs = 10_000;

/** Kills the site, as when memory runs out, and starts it again. */
const killServer: FaultKind = {
  name: 'server killed',
  lacks: () => null,
  async strike(site) {
    await site.process.kill();
    await site.start();
  },
};

/** Stops the site and starts it again, as for a new version. */
const restartServer: FaultKind = {
  name: 'server restarted',
  lacks: () => null,
  async strike(site) {
    await site.process.stop();
    await site.start();
  },
};

/** Kills PostgreSQL; the site must start it again by itself. */
const killDatabase: FaultKind = {
  name: 'database killed',
  lacks: () => null,
  async strike({ folder }) {
    process.kill(databaseOf(folder).pid, 'SIGKILL');
  },
};

/** Freezes all of PostgreSQL for a while, as on a virtual machine that is migrated. */
const freezeDatabase: FaultKind = {
  name: `database frozen for ${frozenMs / 1000} s`,
  lacks: () => (process.platform === 'linux' ? null : 'only Linux tells whose child a process is'),
  async strike({ folder }) {
    const { pid } = databaseOf(folder);
    const all = [pid, ...childrenOf(pid)];
    for (const one of all) signal(one, 'SIGSTOP');
    await sleep(frozenMs);
    for (const one of all) signal(one, 'SIGCONT');
  },
};

/** Fills the disk for a while. */
const fillDisk: FaultKind = {
  name: `disk full for ${fullMs / 1000} s`,
  lacks: ({ hasOwnDisk }) => (hasOwnDisk ? null : 'only root may have a small disk (tmpfs)'),
  async strike({ folder }) {
    const filler = join(folder, '..', 'filler');
    fill(filler);
    await sleep(fullMs);
    rmSync(filler);
  },
};

export const faultKinds = [killServer, killDatabase, freezeDatabase, restartServer, fillDisk];

/** Process ids of PostgreSQL's children. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Fills a disk to its last block. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const { bavail, bsize } = statfsSync(path);
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bavail * bsize; left > 0; left -= block.length) writeSync(file, block);
    for (;;) writeSync(file, block, 0, 4096);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
