import { sql } from 'kysely';
import { type Connection, connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Bench } from '../setup/bench.ts';
import { generateCatalogue } from './generate-catalogue.ts';

/** Number of products in the small and the large catalogue of a comparison; `--products` overrides the large one. */
export const sizes = [1000, 100_000] as const;

/**
 * A connection to the generated catalogue of a size, created on first use; closed when the measure ends. The database is
 * renamed only once it is complete, so that a kept folder never has an incomplete one.
 */
export async function openCatalogue(bench: Bench, size: number): Promise<Connection> {
  const server = await bench.databaseServer();
  const name = `catalogue_${size}`;
  const unfinished = `${name}_unfinished`;
  const urlOf = (database: string) => server.replace(/\/[^/]*$/, `/${database}`);
  const admin = connect(server, { max: 1 });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin.db);
  if (rows.length === 0) {
    await sql`DROP DATABASE IF EXISTS ${sql.id(unfinished)}`.execute(admin.db);
    await sql`CREATE DATABASE ${sql.id(unfinished)}`.execute(admin.db);
    await migrate(urlOf(unfinished), 'db/migrations');
    const filling = connect(urlOf(unfinished), { max: 2 });
    await generateCatalogue(filling.db, size);
    await filling.close();
    await sql`ALTER DATABASE ${sql.id(unfinished)} RENAME TO ${sql.id(name)}`.execute(admin.db);
  }
  await admin.close();
  const connection = connect(urlOf(name), { max: 2 });
  bench.onStop(() => connection.close());
  return connection;
}
