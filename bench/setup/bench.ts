import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import type { Stops } from './start-child.ts';
import { startSite } from './start-site.ts';

/** Resources shared by measures: a folder, a loaded catalogue, a database server, and the list of what must be stopped. */
export interface Bench extends Stops {
  /** Registers a callback for the end of the current measure, or Ctrl-C. */
  onStop(stop: () => unknown): void;
  /** A data folder with the demo catalogue in it. One process at a time may use it. */
  demoFolder(): Promise<string>;
  /** A data folder for a site on a database of `databaseServer`, which is kept together with it. */
  folder(name: string): string;
  /** The URL of a PostgreSQL server of the bench, for databases of one's own. */
  databaseServer(): Promise<string>;
  /** Stops what the last measure has started. */
  stopChildren(): Promise<void>;
  /** Stops everything and deletes temporary files. */
  stop(): Promise<void>;
}

/** @param keep a permanent folder for the database server; without it a temporary one is used */
export function createBench(keep?: string): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-bench-'));
  // The database's own user needs access when we run as root.
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
