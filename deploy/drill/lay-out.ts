import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import {
  haproxyConfig,
  type Layout,
  type Ports,
  patroniConfig,
  pgbackrestConfig,
  pgbouncerConfig,
  varnishConfig,
} from './configurations.ts';
import type { Programs } from './programs.ts';

/** The database machines. */
export const machines = [0, 1, 2];

/** A folder and free ports for everything. */
export async function layOut({ postgres, pgbackrest }: Programs): Promise<Layout> {
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-drill-'));
  chmodSync(folder, 0o755);
  const free = await freePorts(35);
  const take = () => free.pop() as number;
  const takeMachine = () => ({ postgres: take(), rest: take(), etcd: take(), peer: take() });
  const ports: Ports = {
    ...{
      web: take(),
      webTls: take(),
      metrics: take(),
      prometheus: take(),
      write: take(),
      read: take(),
      pooler: take(),
      varnish: take(),
    },
    nodes: [take(), take()],
    jobs: take(),
    databases: machines.map(() => ({ ...takeMachine(), own: takeMachine() })),
  };
  const { uid, username } = userInfo();
  const isPostgresUser = uid === 0 || username === 'postgres';
  const password = randomBytes(12).toString('hex');
  return { folder, ports, password, bin: postgres.bin, isPostgresUser, hasBackRest: pgbackrest !== null };
}

/** Held open all at once, so that none is assigned twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Server>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Writes all configuration files, and a certificate that this process trusts. */
export function writeFiles(
  layout: Layout,
  { openssl }: Programs,
  owner?: { uid: number; gid: number },
): void {
  const { folder, password } = layout;
  const make = (name: string) => mkdirSync(join(folder, name), { recursive: true, mode: 0o755 });
  const write = (name: string, text: string, mode = 0o644) =>
    writeFileSync(join(folder, name), text, { mode });
  make('certs');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const [key, certificate] = ['key', 'certificate'].map((name) => join(folder, name)) as [string, string];
  const name = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
  execFileSync(openssl, [...request, ...name], { stdio: 'ignore' });
  write('certs/site.pem', readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'), 0o600);
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
  write('haproxy.cfg', haproxyConfig(layout));
  write('neo-viet.vcl', varnishConfig(layout));
  write('pgbouncer.ini', pgbouncerConfig(layout));
  write('userlist.txt', `"neoviet" "${password}"\n`);
  for (const path of [
    'repository',
    ...machines.flatMap((at) => ['', '/lock', '/log', '/spool'].map((part) => `db-${at + 1}${part}`)),
  ]) {
    make(path);
    if (owner) chownSync(join(folder, path), owner.uid, owner.gid);
  }
  for (const at of machines) {
    write(`db-${at + 1}/patroni.yml`, patroniConfig(layout, at));
    write(`db-${at + 1}/pgbackrest.conf`, pgbackrestConfig(layout, at));
  }
}
