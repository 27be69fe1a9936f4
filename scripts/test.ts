import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { buildIfStale } from './build-if-stale.ts';
import { findChromium } from './find-chromium.ts';

/**
 * All tests: rules, modules and API on a real PostgreSQL, while the site is built; then journeys in a real browser against
 * the built site.
 */
const results = 'test-results';
const memory = folderInMemory();
if (memory) process.env.TMPDIR = memory;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/**
 * Hundreds of databases are made and thrown away: in memory they do not wait for a disk. Nothing where there is no room for
 * them, which is a gigabyte at most.
 */
function folderInMemory(): string | undefined {
  const enough = 4 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < enough || freemem() < 2 * enough) return;
    const folder = mkdtempSync('/dev/shm/neo-viet-tests-');
    // PostgreSQL's own user makes its clusters in it.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return;
  }
}

const chromium = findChromium();
const [units] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]),
  buildIfStale(),
]);
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json`,
});
if (memory) rmSync(memory, { recursive: true, force: true });
process.exit(units || journeys);
