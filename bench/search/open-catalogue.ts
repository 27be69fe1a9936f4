import { sql } from 'kysely';
import { type Connection, connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Bench } from '../setup/bench.ts';
import { generateCatalogue } from './generate-catalogue.ts';

/** How many products the small and the large catalogue of a comparison have. */
export const sizes = [1000, 100_000] as const;

/** A connection to the generated catalogue of a size, made when it is first asked for; closed when the measure ends. */
export async function openCatalogue(bench: Bench, size: number): Promise<Connection> {
  const server = await bench.databaseServer();
  const name = `catalogue_${size}`;
  const url = server.replace(/\/[^/]*$/, `/${name}`);
  const admin = connect(server, { max: 1 });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${name}`.execute(admin.db);
  if (rows.length === 0) await sql`CREATE database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  const connection = connect(url, { max: 2 });
  bench.onStop(() => connection.close());
  if (rows.length === 0) {
    await migrate(url, 'db/migrations');
    await generateCatalogue(connection.db, size);
  }
  return connection;
}
