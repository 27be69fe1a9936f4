import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** All text and JSON columns as 'schema.table.column', of ours and of the jobs, that contain one of these texts, case-insensitively. */
export async function searchDatabase(db: Database, texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ schema: string; table: string; column: string }>`
    SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'pgboss')
      AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY') OR c.udt_name = 'citext')
    ORDER BY 1, 2, 3`.execute(db);
  const wanted = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { schema, table, column } of columns.rows) {
    const { rows } = await sql<{ has: boolean }>`
      SELECT EXISTS (SELECT FROM ${sql.id(schema, table)}
        WHERE ${sql.id(column)}::text ILIKE ANY (${wanted}::text[])) AS has`.execute(db);
    if (rows[0]?.has) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
