import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Everything that must hold besides the tests; all of it runs, then the outcome is counted. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['route types', 'react-router', 'typegen'],
  ['types', 'tsc', '--noEmit'],
  ['structure', 'node', 'scripts/check-structure.ts'],
  ['row types', 'node', 'scripts/generate-db-types.ts', '--check'],
  ['dead code', 'knip'],
  ['code that only tests reach', 'knip', '--production'],
];

let failed = 0;
for (const [name, command, ...args] of checks) {
  const result = spawnSync(command, args, { stdio: 'inherit' });
  if (result.status === 0) continue;
  failed++;
  console.error(`✗ ${name}`);
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/checks.json', JSON.stringify({ passed: checks.length - failed, failed }));
console.log(`checks: ${checks.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
