import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment } from '#platform/config/environment.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
// Importing the jobs registers their metrics.
import '#entry/jobs.ts';

let site: TestServer;
let exposed: Set<string>;
beforeAll(async () => {
  site = await createTestServer();
  const { body } = await site.get('/metrics');
  exposed = new Set(
    [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}, 60_000);
afterAll(() => site?.close());

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const read = (path: string) => readFileSync(path, 'utf8');
const rules = (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const board = JSON.parse(read('deploy/grafana/neo-viet.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Keywords and functions of PromQL, and `up`, which Prometheus itself provides. */
const words = new Set(
  `sum rate by max min time abs absent and or on vector changes count histogram_quantile topk le route status queue rule result pool state
    instance code version migration provider up job`.split(/\s+/),
);
/** Metrics of other programs; the drill verifies that they exist. */
const ofOthers = /^(haproxy|patroni|etcd)_/;

function metricsOf(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z_0-9]*\b/g)]
    .map(([word]) => word)
    .filter((word) => !words.has(word) && !/^e\d/.test(word));
}

test('OPS-04: alerts and dashboard use only existing metrics', () => {
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  expect(expressions.length).toBeGreaterThan(25);
  for (const [name, expr] of expressions)
    for (const metric of metricsOf(expr).filter((one) => !ofOthers.test(one)))
      expect(exposed, `${metric} of ${name}`).toContain(metric);
});

/** Labels that Prometheus adds to whatever it scrapes. */
const added = ['job', 'instance'];
/** The labels of each metric of the site, as the program declares them; gauges of trade have theirs in a table. */
const labels = new Map(
  globSync('src/**/*.ts').flatMap((path) =>
    [
      ...read(path).matchAll(/name: '(\w+)',\s+help: [^\n]+,\s+labelNames: \[([^\]]*)\]/g),
      ...read(path).matchAll(/^ {2}(\w+): \{\s*help: [^\n]+?,\s*label: ('\w+')/gm),
    ].map(([, name = '', list = '']) => [name, list.match(/\w+/g) ?? []] as const),
  ),
);

test('OPS-04: a label used by an alert or the dashboard exists on its metric', () => {
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  let checked = 0;
  for (const [name, expr] of expressions) {
    const own = metricsOf(expr).filter((one) => exposed.has(one));
    // Ratios have the same metric on both sides; an expression about other programs is the drill's.
    if (own.length === 0 || metricsOf(expr).some((one) => ofOthers.test(one))) continue;
    const known = own.flatMap((one) => labels.get(one.replace(/_(bucket|count|sum)$/, '')) ?? []);
    if (own.some((one) => one.endsWith('_bucket'))) known.push('le');
    const used = [
      ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) => inside.match(/\w+(?=[=!])/g) ?? []),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.match(/\w+/g) ?? []),
    ];
    for (const label of used) expect([...added, ...known], `${label} of ${name}`).toContain(label);
    checked += used.length;
  }
  expect(checked).toBeGreaterThan(30);
  const route = 'route!="/quan-tri/su-kien"';
  expect(read('deploy/prometheus/alerts.yml')).toContain(route);
  expect(read('src/office/serve/live-events.ts')).toContain("'/quan-tri/su-kien'");
  const states = [...read('deploy/prometheus/alerts.yml').matchAll(/state="(\w+)"/g)].map(
    ([, state]) => state,
  );
  expect(new Set(states)).toEqual(new Set(['failed', 'waiting', 'UP']));
});

test('OPS-04: each alert has a section in the runbook, and links to it', () => {
  const runbook = read('docs/operations.md');
  for (const { alert, annotations, labels } of rules) {
    expect(runbook, alert).toMatch(new RegExp(`^### ${alert}$`, 'm'));
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
  // A failed unit raises its alert itself, on machines that Prometheus does not scrape.
  const byUnits = [...read('deploy/systemd/neo-viet-alarm@.service').matchAll(/alertname\\":\\"(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(byUnits).toEqual(['UnitFailed']);
  const pages = [...runbook.matchAll(/^### ([A-Z]\w+)$/gm)].map(([, name]) => name);
  const known = [...byUnits, ...rules.map(({ alert }) => alert)];
  expect(pages.toSorted()).toEqual(known.toSorted());
});

const known = new Set(Object.keys(environment.shape));
/** Variables of other programs, or used only within the file itself. */
const others = /^(POSTGRES_|VARNISH_)|^(DB_PASSWORD|ACCESS_KEY_ID|ACCESS_SECRET_KEY)$/;

test("OPS-01: every variable in a node's configuration is one that the site reads", () => {
  const env = [...read('deploy/neo-viet.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const composed = Object.values(compose.services).flatMap(({ environment: given }) =>
    Object.keys(given ?? {}),
  );
  const cluster = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
    parseAllDocuments(read(file)).flatMap((document) => namesIn(document.toJS())),
  );
  const names = [...env, ...composed, ...cluster].filter((name) => !others.test(name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

/** Names of a manifest's variables. */
function namesIn(manifest: {
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template?: { spec: { containers: { env?: { name: string }[] }[] } } };
}): string[] {
  const containers = manifest.spec?.template?.spec.containers ?? [];
  return [
    ...Object.keys(manifest.kind === 'ConfigMap' ? (manifest.data ?? {}) : {}),
    ...Object.keys(manifest.stringData ?? {}),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ];
}

test('OPS-01: nodes of a cluster share a bucket and no volume', () => {
  const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => document.toJS()),
  );
  const names = manifests.flatMap(namesIn);
  for (const key of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(names, key).toContain(key);
  expect(manifests.map(({ kind }) => kind)).not.toContain('PersistentVolumeClaim');
  const site = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'neo-viet');
  const { volumes } = site.spec.template.spec as { volumes: { name: string; emptyDir?: object }[] };
  expect(volumes.filter(({ emptyDir }) => !emptyDir)).toEqual([]);
});

test('OPS-04: dashboard, rules and receivers are where their programs look for them', () => {
  const [main, one] = ['prometheus', 'one-machine'].map((name) =>
    parse(read(`deploy/prometheus/${name}.yml`)),
  );
  for (const config of [main, one]) {
    expect(config.rule_files).toEqual(['alerts.yml']);
    expect(config.alerting.alertmanagers[0].static_configs[0].targets[0]).toMatch(/:9093$/);
  }
  const jobs = main.scrape_configs.map(({ job_name }: { job_name: string }) => job_name);
  const named = [...JSON.stringify([rules, board]).matchAll(/job=~?\\+"([\w|-]+)\\+"/g)].flatMap(
    ([, name = '']) => name.split('|'),
  );
  expect(new Set(named)).toEqual(new Set(jobs));
  const { receivers, route } = parse(read('deploy/prometheus/alertmanager.yml'));
  const receiverNames = receivers.map(({ name }: { name: string }) => name);
  expect(receiverNames).toEqual(expect.arrayContaining([route.receiver, route.routes[0].receiver]));
  const severities = new Set(rules.map(({ labels }) => labels.severity));
  expect(severities).toEqual(new Set(['page', 'ticket']));
  const compose = parse(read('deploy/compose.yml'), { merge: true });
  const mounted = Object.values<{ volumes?: string[] }>(compose.services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => /^\.\/([^:]+)/.exec(volume)?.[1] ?? []),
  );
  for (const path of mounted.filter((one) => one !== 'certs'))
    expect(existsSync(`deploy/${path}`), path).toBe(true);
});

test('OPS-01: proxies and probes request existing addresses', async () => {
  const files =
    globSync('deploy/**/*.{cfg,vcl,yaml,yml,service}').map(read).join('\n') +
    read('deploy/container/Dockerfile');
  for (const path of ['/readyz', '/healthz', '/metrics']) {
    expect(files).toContain(path);
    expect((await site.get(path)).statusCode, path).toBe(200);
  }
  const metrics = parse(read('deploy/prometheus/prometheus.yml')) as {
    scrape_configs: { authorization?: object }[];
  };
  expect(metrics.scrape_configs[0]?.authorization).toBeTruthy();
});

test('OPS-01: files copied into the container, or started by its units, exist', () => {
  for (const path of [
    'deploy/start.mjs',
    'deploy/pgbackrest/trial-restore.sh',
    'public',
    'db',
    'demo',
    'src',
  ])
    expect(existsSync(path), path).toBe(true);
  const copied = [...read('deploy/container/Dockerfile').matchAll(/--from=build \S+ \/site\/(\S+)/g)].map(
    ([, path = '']) => path,
  );
  const built = new Set(['node_modules', 'build', 'build-office']);
  for (const path of copied.filter((one) => !built.has(one))) expect(existsSync(path), path).toBe(true);
  expect(copied).toContain('deploy/start.mjs');
  for (const unit of globSync('deploy/systemd/*.service'))
    for (const [, path = ''] of read(unit).matchAll(/\/opt\/neo-viet\/(\S+\.sh)/g))
      expect(existsSync(path), path).toBe(true);
});
