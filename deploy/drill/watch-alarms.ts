import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Layout } from './configurations.ts';
import { keepProcess } from './keep-process.ts';
import { prometheusConfig } from './prometheus-config.ts';

export interface AlarmWatch {
  /** Resets the record of alarms. */
  mark(): void;
  /** Alarms whose condition was true since, even if not for long enough to fire. */
  seen(): string[];
  /** Metrics that alarms or the dashboard use and that nothing has exported so far. */
  untold(): Promise<string[]>;
  stop(): Promise<void>;
}

const everyMs = 500;

/** Runs Prometheus with the files of `deploy/prometheus`, scraping every second, and records which alarms are true. */
export async function watchAlarms(program: string, layout: Layout): Promise<AlarmWatch> {
  const { folder, ports } = layout;
  const config = join(folder, 'prometheus.yml');
  writeFileSync(config, prometheusConfig(layout));
  const prometheus = keepProcess('Prometheus', {
    command: program,
    args: [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`],
      ...[`--web.listen-address=127.0.0.1:${ports.prometheus}`, '--log.level=warn'],
    ],
    log: join(folder, 'prometheus.log'),
  });
  prometheus.start();
  const url = `http://127.0.0.1:${ports.prometheus}/api/v1`;
  const names = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(everyMs)) for (const name of await listAlarms(url)) names.add(name);
  })();
  return {
    mark: () => names.clear(),
    seen: () => [...names].sort(),
    async untold() {
      const known = new Set((await ask<string[]>(`${url}/label/__name__/values`)) ?? []);
      const untold = namedByOthers().filter((name) => !known.has(name));
      for (const name of untold) console.log(`Nothing tells ${name}`);
      return untold;
    },
    async stop() {
      isOver = true;
      await watching;
      await prometheus.stop(5_000);
    },
  };
}

async function listAlarms(url: string): Promise<string[]> {
  const answer = await ask<{ alerts: { labels: { alertname: string } }[] }>(`${url}/alerts`);
  return (answer?.alerts ?? []).map(({ labels }) => labels.alertname);
}

async function ask<Data>(address: string): Promise<Data | null> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return reply?.ok ? ((await reply.json()) as { data: Data }).data : null;
}

/** Metrics of other programs that alarms and dashboard use; our own are checked in tests/deploy. */
function namedByOthers(): string[] {
  const text = ['deploy/prometheus/alerts.yml', 'deploy/grafana/neo-viet.json']
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return [...new Set(text.match(/\b(haproxy|patroni|etcd)_[a-z_]+/g))];
}
