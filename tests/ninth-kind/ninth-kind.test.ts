import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeTree } from './make-tree.ts';

/**
 * What a ninth kind of product requires: the kind's folder, a line in each list of all kinds, the folder of its page, and data. The
 * whole program is type-checked with it, and the kind's features are tested in `tree/tests`.
 */
let root: string;
beforeAll(() => {
  root = makeTree();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(command: string, ...args: string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, TEST_DATABASE_URL: inject('databaseUrl'), FORCE_COLOR: '0' };
  return spawnSync(`node_modules/.bin/${command}`, args, { cwd: root, env, encoding: 'utf8' });
}
const told = ({ status, stdout, stderr }: SpawnSyncReturns<string>) => ({ status, told: stdout + stderr });

test('the whole program compiles with a ninth kind', { timeout: 240_000 }, () => {
  expect(told(run('react-router', 'typegen'))).toMatchObject({ status: 0 });
  // One checker: another test file uses the other core, and two checkers check much of the code twice.
  expect(told(run('tsc', '--noEmit', '--checkers', '1'))).toEqual({ status: 0, told: '' });
});

test('it is saved, found, listed, priced, booked, and has a voucher', { timeout: 240_000 }, () => {
  expect(told(run('vitest', 'run'))).toMatchObject({ status: 0 });
});
