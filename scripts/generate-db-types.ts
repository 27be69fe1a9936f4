import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';

/** Writes db/types.ts from a freshly migrated database; with --check it only verifies that the file is up to date. */
const check = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'neo-viet-types-'));
const database = await startEmbedded(folder);
try {
  await migrate(database.url, 'db/migrations');
  const before = readFileSync('db/types.ts', 'utf8');
  const result = spawnSync(
    'kysely-codegen',
    [
      `--url=${database.url}`,
      '--dialect=postgres',
      '--date-parser=string',
      '--numeric-parser=number',
      '--type-mapping={"int8":"number","jsonb":"Jsonb"}',
      '--exclude-pattern=schema_migrations',
      `--out-file=${join(folder, 'types.ts')}`,
    ],
    { encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(result.stderr + result.stdout);
  const kyselyImport = 'import type { ColumnType } from "kysely";\n';
  const jsonImport = 'import type { Jsonb } from "#platform/db/json.ts";\n';
  // The generator can import custom types for single columns only, not for a database type.
  const after = readFileSync(join(folder, 'types.ts'), 'utf8').replace(
    kyselyImport,
    `${kyselyImport}${jsonImport}`,
  );
  if (check && before !== after)
    throw new Error('db/types.ts does not match db/migrations: run npm run db:types');
  if (!check) (await import('node:fs')).writeFileSync('db/types.ts', after);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
