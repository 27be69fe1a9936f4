import { type RawBuilder, sql } from 'kysely';
import type { JsonValue } from '#db/types.ts';

/** A value for a jsonb column. The driver would write arrays as PostgreSQL arrays, so the text is made here. */
export function json(value: unknown): RawBuilder<JsonValue> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
