import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boundLog } from './bound-log.ts';

const home = mkdtempSync(join(tmpdir(), 'neo-viet-log-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('R-05: the log of the database is truncated when it is too long, and goes on', () => {
  boundLog(home);
  const path = join(home, 'postgres.log');
  const server = openSync(path, 'a');
  writeSync(server, 'x'.repeat(9_999_990));
  boundLog(home);
  expect(statSync(path).size).toBe(9_999_990);
  appendFileSync(path, 'the last line of the old\n');
  boundLog(home);
  writeSync(server, 'the first line of the new\n');
  closeSync(server);
  expect(readFileSync(path, 'utf8')).toBe('the first line of the new\n');
  const kept = readFileSync(`${path}.1`, 'utf8');
  expect(kept).toHaveLength(1_000_000);
  expect(kept.endsWith('the last line of the old\n')).toBe(true);
});
