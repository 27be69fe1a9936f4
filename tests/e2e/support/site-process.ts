import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { freePort } from '#platform/db/free-port.ts';

export interface SiteProcess {
  address: string;
  /** Seconds from the program's start until it accepted visitors, as it logged. */
  secondsToOpen: number;
  /** All its output. */
  said(): string;
  /** Kills it as the kernel does when memory runs out: immediately, without any cleanup. */
  kill(): Promise<void>;
  /** Stops it gracefully and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts the built site as a process of its own on a data folder, at a free port unless `env` names one.
 * @throws with its last output when it does not start
 */
export async function startSite(dataDir: string, env: Record<string, string>): Promise<SiteProcess> {
  const port = env.PORT ?? (await freePort());
  const entry = pathToFileURL(resolve('build/server/index.js')).href;
  const program = `const { main } = await import(${JSON.stringify(entry)}); await main();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_TRADE: 'false',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'false',
      SHUTDOWN_PAUSE_SECONDS: '0',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => (printed += words));
  const secondsToOpen = await opened(child, () => printed);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    address: `http://127.0.0.1:${port}`,
    secondsToOpen,
    said: () => printed,
    kill() {
      child.kill('SIGKILL');
      return exited;
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function opened(child: ChildProcess, readOutput: () => string): Promise<number> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && child.exitCode === null; ) {
    const seconds = /is open at .* \(([\d.]+) s\)/.exec(readOutput())?.[1];
    if (seconds) return Number(seconds);
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The site did not start:\n${readOutput()}`);
}

/** The PostgreSQL of a data folder: its URL and process id. */
export function databaseOf(dataDir: string): { url: string; pid: number } {
  const home = databaseHome(dataDir, databaseOwner());
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const [pid, , , port] = readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { url: `postgres://neoviet:${password}@127.0.0.1:${port}/neoviet`, pid: Number(pid) };
}
