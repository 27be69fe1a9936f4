import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/db/embedded/embedded.ts';
import { readServer } from '#platform/db/embedded/find-running-embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeDataFolder } from './data-folder.ts';

export interface OwnDatabase extends EmbeddedDatabase {
  folder: string;
  /** The server's process id; null when it does not run. */
  pid(): number | null;
  /** Sends a signal to all processes of the server, such as SIGSTOP to freeze it. */
  signalAll(signal: NodeJS.Signals): void;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL for one test, which may freeze and kill it. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = makeDataFolder('own');
  const database = await startEmbedded(folder);
  await migrate(database.url, 'db/migrations');
  const pid = () => readServer(join(databaseHome(folder, databaseOwner()), 'cluster'))?.pid ?? null;
  return {
    ...database,
    folder,
    pid,
    signalAll(signal) {
      const parent = pid();
      if (!parent) throw new Error('The server is not running');
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
      for (const one of [parent, ...children.split('\n').map(Number).filter(Boolean)]) {
        try {
          process.kill(one, signal);
        } catch (fault) {
          // The process ended meanwhile.
          if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
        }
      }
    },
    async remove() {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
