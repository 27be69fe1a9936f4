import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Ports of a database machine: PostgreSQL, Patroni's REST API, etcd for clients and for its peers. */
export interface MachinePorts {
  postgres: number;
  rest: number;
  etcd: number;
  peer: number;
}

/** All listeners, each on a free port of 127.0.0.1. */
export interface Ports {
  web: number;
  webTls: number;
  metrics: number;
  prometheus: number;
  write: number;
  read: number;
  pooler: number;
  varnish: number;
  /** One for each site node. */
  nodes: [number, number];
  /** The node that runs the jobs and has no visitors. */
  jobs: number;
  /** For each database machine: ports for the others, through a proxy that can be cut, and its own ports behind it. */
  databases: (MachinePorts & { own: MachinePorts })[];
}

export interface Layout {
  folder: string;
  ports: Ports;
  password: string;
  bin: string;
  /** Whether PostgreSQL runs as a user that `peer` authentication accepts as postgres. */
  isPostgresUser: boolean;
  hasBackRest: boolean;
}

const template = (name: string) => readFileSync(join('deploy', name), 'utf8');

/**
 * Replaces all matches of the patterns in a text.
 * @throws when one has no match, because then the file in `deploy/` has changed and the drill would test something else
 */
export function fill(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((filled, [pattern, value]) => {
    if (!new RegExp(pattern.source, pattern.flags.replace('g', '')).test(filled))
      throw new Error(`Nothing in the template matches ${pattern}`);
    return filled.replace(pattern, value);
  }, text);
}

/** `deploy/haproxy/haproxy.cfg` for this machine. All guests share one address, so its flood limit is raised out of reach. */
export function haproxyConfig({ folder, ports }: Layout): string {
  return fill(template('haproxy/haproxy.cfg'), [
    // A dedicated machine may open more files than a user here.
    [/maxconn 20000/, 'maxconn 2000'],
    [/bind :80$/m, `bind 127.0.0.1:${ports.web}`],
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${ports.webTls} ssl crt ${join(folder, 'certs')}/`],
    [/gt 500 }/, 'gt 1000000 }'],
    [/bind :5000/, `bind 127.0.0.1:${ports.write}`],
    [/bind :5001/, `bind 127.0.0.1:${ports.read}`],
    [/primary 127\.0\.0\.1:5000/, `primary 127.0.0.1:${ports.write}`],
    [/bind 127\.0\.0\.1:8405/, `bind 127.0.0.1:${ports.metrics}`],
    [/varnish:6081/, `127.0.0.1:${ports.varnish}`],
    ...ports.nodes.map((port, at) => [new RegExp(`node-${at + 1}:3000`, 'g'), `127.0.0.1:${port}`] as const),
    ...ports.databases.map(
      ({ postgres, rest }, at) =>
        [
          new RegExp(`db-${at + 1}:5432 check port 8008`, 'g'),
          `127.0.0.1:${postgres} check port ${rest}`,
        ] as const,
    ),
  ]);
}

/** `deploy/varnish/neo-viet.vcl` for this machine. */
export function varnishConfig({ ports }: Layout): string {
  return fill(
    template('varnish/neo-viet.vcl'),
    ports.nodes.map(
      (port, at) =>
        [
          new RegExp(`\\.host = "node-${at + 1}";\\s+\\.port = "3000";`),
          `.host = "127.0.0.1";\n    .port = "${port}";`,
        ] as const,
    ),
  );
}

/** `deploy/pgbouncer/pgbouncer.ini` for this machine. */
export function pgbouncerConfig({ folder, ports }: Layout): string {
  return fill(template('pgbouncer/pgbouncer.ini'), [
    [/port=5000/, `port=${ports.write}`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/m, `listen_port = ${ports.pooler}\nunix_socket_dir =\nlogfile =`],
    [/\/etc\/pgbouncer\/userlist\.txt/, join(folder, 'userlist.txt')],
  ]);
}

/** `deploy/etcd/etcd.env` of database machine `at`, from 0. */
export function etcdEnvironment({ folder, ports }: Layout, at: number): Record<string, string> {
  const { etcd, peer, own } = ports.databases[at] as Ports['databases'][number];
  const text = fill(template('etcd/etcd.env'), [
    [/^ETCD_NAME=.*$/m, `ETCD_NAME=db-${at + 1}`],
    [/^ETCD_DATA_DIR=.*$/m, `ETCD_DATA_DIR=${join(folder, `etcd-${at + 1}`)}`],
    [/http:\/\/0\.0\.0\.0:2379/, `http://127.0.0.1:${own.etcd}`],
    [/http:\/\/0\.0\.0\.0:2380/, `http://127.0.0.1:${own.peer}`],
    [/http:\/\/db-1:2379/, `http://127.0.0.1:${etcd}`],
    [/(ADVERTISE_PEER_URLS=)http:\/\/db-1:2380/, `$1http://127.0.0.1:${peer}`],
    ...ports.databases.map(
      (one, index) =>
        [new RegExp(`(db-${index + 1}=)http://db-\\d:2380`), `$1http://127.0.0.1:${one.peer}`] as const,
    ),
  ]);
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** `deploy/patroni/patroni.yml` of database machine `at`, from 0. There are no hardware watchdogs here. */
export function patroniConfig(layout: Layout, at: number): string {
  const { folder, ports, password, bin, isPostgresUser, hasBackRest } = layout;
  const own = ports.databases[at] as Ports['databases'][number];
  const home = join(folder, `db-${at + 1}`);
  const config = parse(template('patroni/patroni.yml'));
  config.name = `db-${at + 1}`;
  config.restapi = { listen: `127.0.0.1:${own.own.rest}`, connect_address: `127.0.0.1:${own.rest}` };
  config.etcd3.hosts = ports.databases.map(({ etcd }) => `127.0.0.1:${etcd}`).join(',');
  config.postgresql.listen = `127.0.0.1:${own.own.postgres}`;
  config.postgresql.connect_address = `127.0.0.1:${own.postgres}`;
  config.postgresql.bin_dir = bin;
  config.postgresql.data_dir = join(home, 'data');
  config.postgresql.pgpass = join(home, 'pgpass');
  config.postgresql.parameters = { unix_socket_directories: home };
  for (const user of Object.values<{ password: string }>(config.postgresql.authentication))
    user.password = password;
  config.postgresql.pg_hba = (config.postgresql.pg_hba as string[]).map((line) => {
    const here = line.replace('10.0.0.0/8', '127.0.0.1/32');
    return isPostgresUser ? here : here.replace(/^local(.*)peer$/, 'local$1trust');
  });
  config.watchdog = { mode: 'off' };
  if (!hasBackRest) {
    config.postgresql.create_replica_methods = ['basebackup'];
    config.bootstrap.dcs.postgresql.parameters.archive_mode = 'off';
    delete config.bootstrap.dcs.postgresql.recovery_conf;
  }
  return stringify(config);
}

/** `deploy/pgbackrest/pgbackrest.conf` of a database machine, with a local folder in place of the remote repository. */
export function pgbackrestConfig({ folder, ports }: Layout, at: number): string {
  const home = join(folder, `db-${at + 1}`);
  return fill(template('pgbackrest/pgbackrest.conf'), [
    [/^repo1-type=.*$/m, 'repo1-type=posix'],
    [/^repo1-path=.*$/m, `repo1-path=${join(folder, 'repository')}`],
    [/^repo1-s3-.*\n/gm, ''],
    [/^repo1-cipher-pass=.*$/m, 'repo1-cipher-pass=drill'],
    [/^spool-path=.*$/m, `spool-path=${join(home, 'spool')}\nlock-path=${join(home, 'lock')}`],
    [/^log-level-file=.*$/m, `log-level-file=detail\nlog-path=${join(home, 'log')}`],
    [/^pg1-path=.*$/m, `pg1-path=${join(home, 'data')}\npg1-socket-path=${home}`],
    [/^pg1-port=.*$/m, `pg1-port=${ports.databases[at]?.own.postgres}`],
  ]);
}

/**
 * Environment of a site node: `deploy/neo-viet.env.example` with the values of this machine. Numbered nodes serve visitors and
 * leave jobs to the dedicated one.
 */
export function siteEnvironment(
  { folder, ports, password }: Layout,
  node: number | 'jobs',
  secrets: Record<string, string>,
): Record<string, string> {
  const listed = [...template('neo-viet.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const database = (port: number) => `postgres://neoviet:${password}@127.0.0.1:${port}/neoviet`;
  const here: Record<string, string> = {
    ...secrets,
    HOST: '127.0.0.1',
    PORT: String(node === 'jobs' ? ports.jobs : ports.nodes[node]),
    JOBS: String(node === 'jobs'),
    PUBLIC_URL: `https://localhost:${ports.webTls}`,
    PAYMENT_MODE: 'simulator',
    DATA_DIR: join(folder, node === 'jobs' ? 'jobs' : `node-${node + 1}`),
    DATABASE_URL: database(ports.pooler),
    DATABASE_DIRECT_URL: database(ports.write),
    DATABASE_READ_URL: database(ports.read),
    CACHE_PURGE_URL: `http://127.0.0.1:${ports.varnish}/`,
  };
  const values = Object.fromEntries(listed.map(([, name = '', value = '']) => [name, here[name] ?? value]));
  const open = Object.entries(values).filter(([, value]) => value.includes('CHANGE'));
  if (open.length) throw new Error(`The drill has no value for ${open.map(([name]) => name).join(', ')}`);
  return { ...values, RATE_LIMIT: 'false', LOG_LEVEL: 'warn', NODE_ENV: 'production' };
}
