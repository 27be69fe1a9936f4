import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/platform/db/free-port.ts';
import { buildIfStale } from './build-if-stale.ts';
import { findChromium } from './find-chromium.ts';

/**
 * All tests: rules, modules and API on a real PostgreSQL, while the site is built and loads its catalogue; then end-to-end
 * tests in a real browser against it.
 */
const results = 'test-results';
const memory = folderInMemory();
if (memory) {
  process.env.TMPDIR = memory;
  // For all processes and their threads: one that reads a sheet starts in half the time (decision 0089).
  process.env.NODE_COMPILE_CACHE ??= join(memory, 'compiled');
  process.on('exit', () => rmSync(memory, { recursive: true, force: true }));
}
// The folder goes last, after what writes into it.
const children: ChildProcess[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ends = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill(signal);
    await Promise.all(ends);
    process.exit(1);
  });
// The checks of .ci/run, which run at the same time, write their reports into the same folder.
for (const name of ['units', 'journeys']) rmSync(join(results, `${name}.json`), { force: true });
mkdirSync(results, { recursive: true });

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/**
 * A folder in memory: hundreds of databases are created and dropped, which there needs no waiting for a disk. Undefined when
 * there is not enough space for them, a gigabyte at most.
 */
function folderInMemory(): string | undefined {
  const enough = 4 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < enough || freemem() < 2 * enough) return;
    const folder = mkdtempSync('/dev/shm/neo-viet-tests-');
    // PostgreSQL's own user creates its clusters there.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return;
  }
}

/** The built site that the end-to-end tests visit. It needs half a minute of one core before it opens. */
function startSite(env: Record<string, string>): ChildProcess {
  const child = spawn('node', ['tests/e2e/support/serve.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

/** @throws when it ends before it is open, or is not open after three minutes */
async function isOpen(site: ChildProcess, address: string): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until; await sleep(200)) {
    if (site.exitCode !== null || site.signalCode !== null) break;
    const reply = await fetch(`${address}/readyz`).catch(() => null);
    if (reply?.ok) return;
  }
  throw new Error('The site under test did not start');
}

const chromium = findChromium();
const port = String(await freePort());
const site = {
  E2E_PORT: port,
  E2E_URL: `http://localhost:${port}`,
  E2E_DATA_DIR: join(tmpdir(), `neo-viet-journeys-${process.pid}`),
};
const [units, server] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]),
  buildIfStale().then(() => startSite(site)),
]);
await isOpen(server, site.E2E_URL);
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  ...site,
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json`,
});
server.kill('SIGTERM');
if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
process.exit(units || journeys);
