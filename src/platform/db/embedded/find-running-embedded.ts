import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseHome, databaseOwner } from './database-owner.ts';
import { isProcessAlive } from './processes.ts';

/** The address of the embedded server already running on a data folder; null when there is none. Waits for a busy one. */
export async function findRunningEmbedded(dataDir: string): Promise<string | null> {
  const home = databaseHome(dataDir, databaseOwner());
  for (let attempt = 0; attempt < 50; attempt++) {
    const server = readServer(join(home, 'cluster'));
    if (!server) return null;
    const url = embeddedUrl(home, server.port);
    if (await answers(url)) return url;
    await sleep(200);
  }
  return null;
}

export function embeddedUrl(home: string, port: number): string {
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  return `postgres://neoviet:${password}@127.0.0.1:${port}/neoviet`;
}

/** The server process of a cluster, as named by its lock file; null when it is not alive. */
export function readServer(cluster: string): { pid: number; port: number } | null {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid && port && isProcessAlive(pid) ? { pid, port } : null;
}

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
