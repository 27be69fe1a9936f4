import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.ts';
import { findChromium } from './find-chromium.ts';

/** All tests: rules, modules and API on a real PostgreSQL, then journeys in a real browser against the built site. */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const chromium = findChromium();
const units = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/units.json`,
]);
buildIfStale();
const journeys = run('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json`,
});
process.exit(units || journeys);
