import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import type { Stops } from './start-child.ts';
import { startSite } from './start-site.ts';

/** What measures share: a folder, a loaded catalogue, a database server, and the list of what must be stopped. */
export interface Bench extends Stops {
  /** A stop for the end of the measure that runs now, or for Ctrl-C. */
  onStop(stop: () => unknown): void;
  /** A data folder with the demo catalogue in it. One process at a time may use it. */
  demoFolder(): Promise<string>;
  /** A data folder for a site over a database of `databaseServer`, which is kept with it. */
  folder(name: string): string;
  /** The address of a PostgreSQL of the bench, for databases of one's own. */
  databaseServer(): Promise<string>;
  /** Stops what the last measure has started. */
  stopChildren(): Promise<void>;
  /** Stops everything and leaves nothing behind. */
  stop(): Promise<void>;
}

/** @param keep a folder for the database server, which stays; without it, one that goes with the bench */
export function createBench(keep?: string): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-bench-'));
  // The database's own user must get in when we are root.
  chmodSync(folder, 0o755);
  const children: (() => unknown)[] = [];
  let demo: Promise<string> | undefined;
  let server: ReturnType<typeof startEmbedded> | undefined;
  let stopping: Promise<void> | undefined;

  async function stopAll() {
    await stopLastFirst(children);
    await server?.then(
      (started) => started.stop(),
      () => {},
    );
    rmSync(folder, { recursive: true, force: true });
  }

  const bench: Bench = {
    onStop: (stop) => children.push(stop),
    demoFolder: () => {
      demo ??= loadDemo(bench, join(folder, 'demo'));
      return demo;
    },
    folder: (name) => join(keep ?? folder, name),
    databaseServer: async () => {
      server ??= startEmbedded(keep ?? join(folder, 'server'));
      return (await server).url;
    },
    stopChildren: () => stopLastFirst(children),
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
  return bench;
}

/** The first start of a site on an empty folder loads the catalogue. */
async function loadDemo(bench: Bench, folder: string): Promise<string> {
  const site = await startSite(bench, { DATA_DIR: folder, DEMO_TRADE: 'false' });
  await site.stop();
  return folder;
}

async function stopLastFirst(stops: (() => unknown)[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}
