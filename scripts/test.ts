import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.ts';
import { findChromium } from './find-chromium.ts';

/**
 * All tests: rules, modules and API on a real PostgreSQL, while the site is built; then journeys in a real browser against
 * the built site.
 */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

const chromium = findChromium();
const [units] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]),
  buildIfStale(),
]);
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json`,
});
process.exit(units || journeys);
