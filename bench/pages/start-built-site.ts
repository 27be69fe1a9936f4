import { join } from 'node:path';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { readServer } from '#platform/db/embedded/find-running-embedded.ts';
import { freePort } from '#platform/db/free-port.ts';
import { buildIfStale } from '../../scripts/build-if-stale.ts';
import type { Bench } from '../setup/bench.ts';
import { startChild } from '../setup/start-child.ts';
import type { Answers, Question } from './built-site.ts';

export interface BuiltSite {
  url: string;
  pid: number;
  /** Process id of its database server. */
  databasePid: number;
  ask<Name extends Question['ask']>(question: Extract<Question, { ask: Name }>): Promise<Answers[Name]>;
  stop(): Promise<void>;
}

/** Starts the finished build with the demo catalogue and without page cache. */
export async function startBuiltSite(bench: Bench): Promise<BuiltSite> {
  await buildIfStale();
  const port = String(await freePort());
  const folder = await bench.demoFolder();
  const child = await startChild(bench, 'bench/pages/built-site.ts', {
    env: { PORT: port, DATA_DIR: folder, PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' },
  });
  const database = readServer(join(databaseHome(folder, databaseOwner()), 'cluster'));
  return { ...child, url: `http://127.0.0.1:${port}`, databasePid: database?.pid ?? 0 };
}
