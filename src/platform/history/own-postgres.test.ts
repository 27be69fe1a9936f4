import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connection, connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { checkHistory } from './check-history.ts';
import { writeHistory } from './write-history.ts';

/** As installed on a company's own PostgreSQL (DATABASE_URL): the site's role owns its database and has no other rights. */
const name = `own_${randomBytes(5).toString('hex')}`;
const now = new Date('2026-11-23T03:00:00Z');
let site: Connection;

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl').replace(/\/[^/]*$/, '/postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await asAdmin(
    `CREATE ROLE ${name} LOGIN PASSWORD 'own' NOSUPERUSER NOCREATEDB NOCREATEROLE`,
    `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 ENCODING 'UTF8'`,
  );
  const url = new URL(inject('databaseUrl'));
  Object.assign(url, { username: name, password: 'own', pathname: `/${name}` });
  await migrate(url.href, 'db/migrations');
  site = connect(url.href, { max: 2 });
}, 120_000);
afterAll(async () => {
  await site?.close();
  await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`);
});

test('the role of the site cannot change, delete or truncate entries', async () => {
  const { rows } = await sql<{ isSuper: boolean }>`
    SELECT rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user`.execute(site.db);
  expect(rows).toEqual([{ isSuper: false }]);
  const line = { actor: 'system', verb: 'x', object: { type: 'x', id: '1' }, now } as const;
  await site.db.transaction().execute((tx) => writeHistory(tx, line));
  for (const table of ['history', 'history_chain', 'history_checks'])
    for (const statement of [
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `UPDATE ${table} SET ${table === 'history' ? 'verb = verb' : 'hash = hash'}`,
    ])
      await expect(sql.raw(statement).execute(site.db), statement).rejects.toThrow('only ever added to');
  // Only a superuser can disable triggers for a session.
  await expect(sql`SET session_replication_role = replica`.execute(site.db)).rejects.toThrow(
    'permission denied',
  );
  expect(await checkHistory(site.db, now)).toEqual({ ok: true, lines: 1 });
});
