import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

type Check = [name: string, command: string, ...args: string[]];

/** The checks of a row run one after another, as route types must be generated first; the rows run in parallel. */
const rows: Check[][] = [
  [
    ['format and lint', 'biome', 'check', '--error-on-warnings'],
    ['route types', 'react-router', 'typegen'],
    // Each further checker examines again what all of them need: two take a quarter more of the processor than one, which still
    // ends long before the journeys that it runs beside.
    ['types', 'tsc', '--noEmit', '--checkers', '1'],
  ],
  [
    ['structure', 'node', 'scripts/check-structure.ts'],
    ['known weaknesses', 'node', 'scripts/audit.ts'],
    ['row types', 'node', 'scripts/generate-db-types.ts', '--check'],
    ['dead code', 'knip'],
    ['code that only tests reach', 'knip', '--production'],
  ],
];

/** Everything that must hold besides the tests; all checks run before the outcome is counted. */
const outcomes = (await Promise.all(rows.map(runRow))).flat();
const failed = outcomes.filter((isGood) => !isGood).length;
const passed = outcomes.length - failed;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/checks.json', JSON.stringify({ passed, failed }));
console.log(`checks: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

async function runRow(checks: Check[]): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const check of checks) outcomes.push(await run(check));
  return outcomes;
}

/** The output of a check is printed when it has ended, so that outputs do not mix. */
async function run([name, command, ...args]: Check): Promise<boolean> {
  const { FORCE_COLOR = process.stdout.isTTY ? '1' : '0' } = process.env;
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR },
  });
  const closed = once(child, 'close').catch(() => [1]);
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await closed;
  process.stdout.write(said.join(''));
  if (status !== 0) console.error(`✗ ${name}`);
  return status === 0;
}
