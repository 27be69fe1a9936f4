import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Layout } from './configurations.ts';

/** `deploy/prometheus/prometheus.yml` for this machine, scraping every second. Notifies nobody, and needs no token here. */
export function prometheusConfig({ ports }: Layout): string {
  const config = parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8')) as {
    global: Record<string, string>;
    rule_files: string[];
    alerting?: object;
    scrape_configs: { job_name: string; authorization?: object; static_configs: { targets: string[] }[] }[];
  };
  config.global = { scrape_interval: '1s', evaluation_interval: '1s' };
  config.rule_files = [resolve('deploy/prometheus/alerts.yml')];
  delete config.alerting;
  const here = (all: number[]) => [{ targets: all.map((port) => `127.0.0.1:${port}`) }];
  const targets: Record<string, number[]> = {
    'neo-viet': [...ports.nodes, ports.jobs],
    haproxy: [ports.metrics],
    patroni: ports.databases.map(({ rest }) => rest),
    etcd: ports.databases.map(({ etcd }) => etcd),
  };
  for (const job of config.scrape_configs) {
    delete job.authorization;
    const known = targets[job.job_name];
    if (!known) throw new Error(`The drill runs nothing that ${job.job_name} could scrape`);
    job.static_configs = here(known);
  }
  return stringify(config);
}
