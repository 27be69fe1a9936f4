import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** Disk usage of tables, including indexes, TOAST and partitions, in bytes. */
export async function bytesOf(db: Database, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT sum(coalesce(
      (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree(name::regclass)),
      pg_total_relation_size(name::regclass)))::float AS bytes
    FROM unnest(${tables}::text[]) AS name`.execute(db);
  return rows[0]?.bytes ?? 0;
}
