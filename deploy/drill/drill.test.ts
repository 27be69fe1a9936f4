import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  etcdEnvironment,
  fill,
  haproxyConfig,
  type Layout,
  patroniConfig,
  pgbackrestConfig,
  pgbouncerConfig,
  siteEnvironment,
  varnishConfig,
} from './configurations.ts';
import { lessThan } from './diary-watch.ts';
import { createPageAges } from './page-ages.ts';
import { prometheusConfig } from './prometheus-config.ts';
import { failuresOf, tableOf } from './report.ts';

const layout: Layout = {
  folder: '/tmp/drill',
  password: 'mat',
  bin: '/usr/lib/postgresql/15/bin',
  isPostgresUser: true,
  hasBackRest: true,
  ports: {
    ...{
      web: 9001,
      webTls: 9002,
      metrics: 9003,
      prometheus: 9008,
      write: 9004,
      read: 9005,
      pooler: 9006,
      varnish: 9007,
    },
    nodes: [9011, 9012],
    jobs: 9013,
    databases: [1, 2, 3].map((at) => ({
      ...{ postgres: 9100 + at, rest: 9200 + at, etcd: 9300 + at, peer: 9400 + at },
      own: { postgres: 9500 + at, rest: 9600 + at, etcd: 9700 + at, peer: 9800 + at },
    })),
  },
};
const secrets = {
  ...{ TOKEN_SECRET: 'a', BANK_WEBHOOK_SECRET: 'b', VOUCHER_PRIVATE_KEY: 'c', METRICS_TOKEN: 'd' },
  ...{ OFFICE_PASSWORD: 'e', SMTP_URL: 'smtp://127.0.0.1:25' },
};

test('OPS-02: every file of deploy is configured for this machine, and nothing in it leads elsewhere', () => {
  const made = [haproxyConfig(layout), varnishConfig(layout), pgbouncerConfig(layout)];
  for (const text of made) expect(text).not.toMatch(/\b(?:node|db)-\d:\d|"node-\d"|bind :|\/etc\/|port=5000/);
  expect(made[0]).toContain('server node-2 127.0.0.1:9012 check inter 1s');
  expect(made[0]).toContain('server db-3 127.0.0.1:9103 check port 9203');
  expect(made[0]).toContain('server varnish 127.0.0.1:9007 ');
  expect(made[1]).toMatch(/\.host = "127\.0\.0\.1";\s+\.port = "9012";/);
  expect(etcdEnvironment(layout, 1)).toMatchObject({
    ETCD_NAME: 'db-2',
    ETCD_LISTEN_CLIENT_URLS: 'http://127.0.0.1:9702',
    ETCD_ADVERTISE_CLIENT_URLS: 'http://127.0.0.1:9302',
    ETCD_LISTEN_PEER_URLS: 'http://127.0.0.1:9802',
    ETCD_INITIAL_ADVERTISE_PEER_URLS: 'http://127.0.0.1:9402',
    ETCD_INITIAL_CLUSTER: 'db-1=http://127.0.0.1:9401,db-2=http://127.0.0.1:9402,db-3=http://127.0.0.1:9403',
  });
  const { scrape_configs: jobs } = parse(prometheusConfig(layout));
  const metricNames = jobs.flatMap(
    (job: { static_configs: { targets: string[] }[] }) => job.static_configs[0]?.targets,
  );
  expect(metricNames).toEqual(
    [9011, 9012, 9013, 9003, 9201, 9202, 9203, 9301, 9302, 9303].map((port) => `127.0.0.1:${port}`),
  );
  const patroni = parse(patroniConfig(layout, 1));
  expect(patroni).toMatchObject({
    name: 'db-2',
    etcd3: { hosts: '127.0.0.1:9301,127.0.0.1:9302,127.0.0.1:9303' },
    restapi: { listen: '127.0.0.1:9602', connect_address: '127.0.0.1:9202' },
    postgresql: {
      listen: '127.0.0.1:9502',
      connect_address: '127.0.0.1:9102',
      data_dir: '/tmp/drill/db-2/data',
      bin_dir: layout.bin,
    },
    bootstrap: { dcs: { synchronous_mode: true, failsafe_mode: true } },
  });
  expect(JSON.stringify(patroni)).not.toMatch(/CHANGE|10\.0\.0\.0/);
  expect(pgbackrestConfig(layout, 2)).toMatch(/repo1-type=posix[\s\S]*pg1-path=\/tmp\/drill\/db-3\/data/);
  expect(pgbackrestConfig(layout, 2)).not.toMatch(/s3|CHANGE/);
});

test('OPS-02: without pgBackRest nothing is archived, and users other than postgres connect by the socket', () => {
  const patroni = parse(patroniConfig({ ...layout, hasBackRest: false, isPostgresUser: false }, 0));
  expect(patroni.bootstrap.dcs.postgresql.parameters.archive_mode).toBe('off');
  expect(patroni.postgresql.create_replica_methods).toEqual(['basebackup']);
  expect(patroni.postgresql.pg_hba[0]).toMatch(/^local.*trust$/);
});

test('OPS-02: a node has every key of the example, and none is empty', () => {
  const env = siteEnvironment(layout, 1, secrets);
  expect(env).toMatchObject({
    PORT: '9012',
    DATABASE_URL: 'postgres://neoviet:mat@127.0.0.1:9006/neoviet',
    DATABASE_DIRECT_URL: 'postgres://neoviet:mat@127.0.0.1:9004/neoviet',
    DATABASE_READ_URL: 'postgres://neoviet:mat@127.0.0.1:9005/neoviet',
    DATABASE_PREPARE: 'false',
    TOKEN_SECRET: 'a',
  });
  expect(() => siteEnvironment(layout, 0, {})).toThrow(/no value for.*TOKEN_SECRET/);
});

test('a template whose replaced text has changed is reported', () => {
  expect(fill('port=5000 port=5000', [[/port=5000/g, 'port=1']])).toBe('port=1 port=1');
  expect(() => fill('port=5001', [[/port=5000/, 'port=1']])).toThrow(/Nothing in the template matches/);
});

test('OPS-02: the age of a page counts from when the next version certainly existed', () => {
  const ages = createPageAges();
  expect(ages.noteShown(0, 500)).toBe(0);
  ages.noteChange(1, 1000);
  ages.noteChange(3, 4000);
  expect(ages.noteShown(0, 1700)).toBe(700);
  expect(ages.noteShown(1, 1700)).toBe(0);
  // It is unknown whether version 2 was committed.
  expect(ages.noteShown(1, 4500)).toBe(500);
  expect(ages.noteShown(3, 9000)).toBe(0);
  // Requested before it was acknowledged.
  expect(ages.noteShown(1, 3900)).toBe(0);
});

test('answers are counted from a mark on', () => {
  const before = new Map([[200, 3]]);
  expect(lessThan(new Map([...before, [201, 2]]), before)).toEqual(new Map([[201, 2]]));
});

const act = {
  ...{ name: 'x', gapSeconds: 31, oldestPageSeconds: 1, failedRequests: 3, requests: 10, bars: {} },
  alarms: null,
};

test('OPS-02: failures are named, by act and overall', () => {
  const facts = [
    { name: 'lost', value: 1, atMost: 0 },
    { name: 'booked', value: 900, atMost: Number.POSITIVE_INFINITY },
  ];
  expect(failuresOf([act], [])).toEqual([]);
  expect(failuresOf([{ ...act, oldestPageSeconds: 5.2 }], [])).toEqual([
    'x: 5.2 s old was a page, 5 at most',
  ]);
  expect(failuresOf([{ ...act, bars: { gapSeconds: 30, failedRequests: 0 } }], facts)).toEqual([
    'x: 31 s without a booking, 30 at most',
    'x: 3 failed requests, 0 at most',
    'lost: 1 of them, 0 at most',
  ]);
  const alarms = { seen: ['NodeDown'], wanted: ['NodeDown', 'SiteDown'] };
  expect(failuresOf([{ ...act, alarms }], [])).toEqual(['x: SiteDown was not among the alarms']);
  const table = tableOf(
    [
      { ...act, bars: { gapSeconds: 30 } },
      { ...act, alarms },
    ],
    facts,
  );
  expect(table).toContain('| x | 31 s (≤ 30) | 1 s | 3 of 10 | – |');
  expect(table).toContain('| x | 31 s | 1 s | 3 of 10 | NodeDown |');
  expect(table).toContain('| lost | 1 | 0 |');
  expect(table).toContain('| booked | 900 | – |');
});
