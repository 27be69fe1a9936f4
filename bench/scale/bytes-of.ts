import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** What tables take on the disk, with their indexes and long values, in bytes. */
export async function bytesOf(db: Database, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT sum(pg_total_relation_size(name::regclass))::float AS bytes FROM unnest(${tables}::text[]) AS name`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}
