import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. The driver would write arrays as PostgreSQL arrays, so the text is made here. */
export function json<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
