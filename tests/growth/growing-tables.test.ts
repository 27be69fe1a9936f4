import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tablesByGrowth as tables } from './tables-by-growth.ts';

const named = Object.values(tables).flatMap((names) => names.split(/\s+/));
const program = globSync('src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Tables whose rows are deleted with those of another one. */
const withOthers: Record<string, string> = { sheet_rows: 'sheet_imports' };

test('OPS-02: each table is classified by what it grows with', () => {
  const types = readFileSync('db/types.ts', 'utf8');
  const all = [...(types.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(
    ([, name = '']) => name,
  );
  expect(all.length).toBeGreaterThan(150);
  expect(named.toSorted()).toEqual(all.toSorted());
});

test('OPS-02: tables that grow without limit are pruned by the program', () => {
  for (const name of tables.swept.split(/\s+/)) {
    const table = withOthers[name] ?? name;
    expect(program, name).toMatch(new RegExp(`deleteFrom\\('${table}'\\)|DELETE FROM ${table}\\b`, 'i'));
  }
});
