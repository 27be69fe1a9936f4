import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build-if-stale.ts';
import { findChromium } from './find-chromium.ts';

/** All tests: rules, modules and API on a real PostgreSQL, then journeys in a real browser. */
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const chromium = findChromium();
const units = run('vitest', ['run', ...process.argv.slice(2)]);
buildIfStale();
const journeys = run('playwright', ['test'], { CHROMIUM: chromium });
process.exit(units || journeys);
