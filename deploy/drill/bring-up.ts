import { readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { etcdEnvironment, type Layout, type Ports } from './configurations.ts';
import { isOk, type Kept, keepProcess, until } from './keep-process.ts';
import { layOut, machines, writeFiles } from './lay-out.ts';
import type { Programs } from './programs.ts';
import { layWires } from './wires/lay-wires.ts';

const portNames = ['postgres', 'rest', 'etcd', 'peer'] as const;

/** All running parts, and the public URL. */
export interface Machines {
  layout: Layout;
  url: string;
  /** The user of PostgreSQL and pgBackRest; undefined unless we are root. */
  postgresUser: { uid: number; gid: number } | undefined;
  etcd: Kept[];
  databases: Kept[];
  haproxy: Kept;
  pooler: Kept;
  varnish: Kept;
  /** Which database machine is the primary. @throws when there is none */
  leader(): Promise<number>;
  /** Disconnects a database machine from the network until `mend`. */
  cutOff(machine: number): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts etcd, PostgreSQL under Patroni, HAProxy, PgBouncer and Varnish with the files of `deploy/`, all on 127.0.0.1. */
export async function bringUp(programs: Programs): Promise<Machines> {
  const layout = await layOut(programs);
  const { folder, ports } = layout;
  const log = (name: string) => join(folder, `${name}.log`);
  const asRoot = userInfo().uid === 0;
  const postgresUser = asRoot ? userOf('postgres') : undefined;
  writeFiles(layout, programs, postgresUser);
  const etcd = machines.map((at) =>
    keepProcess(`etcd ${at + 1}`, {
      command: programs.etcd,
      args: [],
      log: log(`etcd-${at + 1}`),
      env: etcdEnvironment(layout, at),
    }),
  );
  const databases = machines.map((at) => {
    const home = join(folder, `db-${at + 1}`);
    return keepProcess(`db-${at + 1}`, {
      command: programs.patroni,
      args: [join(home, 'patroni.yml')],
      log: log(`db-${at + 1}`),
      env: { PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'), HOME: home },
      user: postgresUser,
      also: () => postmasterOf(join(home, 'data')),
    });
  });
  const haproxy = keepProcess('HAProxy', {
    command: programs.haproxy,
    args: ['-db', '-f', join(folder, 'haproxy.cfg')],
    log: log('haproxy'),
  });
  const pooler = keepProcess('PgBouncer', {
    command: programs.pgbouncer,
    args: [...(asRoot ? ['--user', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    log: log('pgbouncer'),
  });
  const varnish = keepProcess('Varnish', {
    command: programs.varnishd,
    args: [
      ...['-F', '-a', `127.0.0.1:${ports.varnish}`, '-f', join(folder, 'neo-viet.vcl')],
      ...['-p', 'http_gzip_support=off', '-s', 'malloc,128M', '-n', join(folder, 'varnish')],
    ],
    log: log('varnish'),
  });
  const wires = await layWires(
    ports.databases.flatMap((machine, at) =>
      portNames.map((portName) => ({ machine: at, port: machine[portName], target: machine.own[portName] })),
    ),
  );
  const all = [varnish, pooler, haproxy, ...databases, ...etcd];
  return {
    layout,
    url: `https://localhost:${ports.webTls}`,
    postgresUser,
    etcd,
    databases,
    haproxy,
    pooler,
    varnish,
    leader: () => leaderOf(ports),
    cutOff: (at) =>
      wires.cut(
        at,
        [databases[at], etcd[at]].flatMap((one) => one?.pids() ?? []),
      ),
    mend: () => wires.mend(),
    async stop() {
      for (const one of all) one.freeze(false);
      await Promise.all(all.map((one) => one.stop(8_000)));
      await Promise.all(databases.map((one) => one.kill()));
      wires.stop();
      if (process.env.DRILL_KEEP) console.log(`Their output is in ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the database machines and the proxies in front of them, with an empty database for the site. */
export async function startDatabases({
  layout,
  etcd,
  databases,
  haproxy,
  pooler,
  leader,
}: Machines): Promise<void> {
  for (const one of [...etcd, ...databases]) one.start();
  await until('a primary', async () => (await leader()) >= 0);
  await until('two replicas', () => areReplicasThere(layout.ports), 90_000);
  await makeDatabase(layout, await leader());
  haproxy.start();
  pooler.start();
}

export async function areReplicasThere({ databases }: Ports): Promise<boolean> {
  const replicas = await Promise.all(
    databases.map(({ own }) => isOk(`http://127.0.0.1:${own.rest}/replica?lag=16MB`)),
  );
  return replicas.filter(Boolean).length === 2;
}

async function leaderOf({ databases }: Ports): Promise<number> {
  const is = await Promise.all(databases.map(({ own }) => isOk(`http://127.0.0.1:${own.rest}/primary`)));
  const at = is.indexOf(true);
  if (at < 0) throw new Error('No database machine accepts writes');
  return at;
}

async function makeDatabase({ ports, password }: Layout, at: number): Promise<void> {
  const client = new pg.Client(
    `postgres://postgres:${password}@127.0.0.1:${ports.databases[at]?.postgres}/postgres`,
  );
  await client.connect();
  await client.query(`CREATE ROLE neoviet LOGIN PASSWORD '${password}'`);
  await client.query('CREATE DATABASE neoviet OWNER neoviet');
  await client.end();
}

function postmasterOf(data: string): number[] {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // A killed server leaves its pid file, and the pid may have been reused.
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? [pid] : [];
  } catch {
    return [];
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid || !gid) throw new Error(`There is no user ${name}`);
  return { uid, gid };
}
