import { freePort } from '#platform/db/free-port.ts';
import { buildIfStale } from '../../scripts/build-if-stale.ts';
import type { Bench } from '../setup/bench.ts';
import { startChild } from '../setup/start-child.ts';
import type { Answers, Question } from './built-site.ts';

export interface BuiltSite {
  url: string;
  pid: number;
  ask<Name extends Question['ask']>(question: Extract<Question, { ask: Name }>): Promise<Answers[Name]>;
  stop(): Promise<void>;
}

/** Starts the finished build on the demo catalogue with the page cache off. */
export async function startBuiltSite(bench: Bench): Promise<BuiltSite> {
  buildIfStale();
  const port = String(await freePort());
  const child = await startChild(bench, 'bench/pages/built-site.ts', {
    env: { PORT: port, DATA_DIR: await bench.demoFolder(), PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' },
  });
  return { ...child, url: `http://127.0.0.1:${port}` };
}
