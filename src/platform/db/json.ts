import { type ColumnType, type RawBuilder, sql } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined };

/** The text of a JSON value on its way to the database; only `json` and SQL make one. */
export type JsonText = string & { readonly isJson: true };

/** A jsonb column: what is read is any value, to be parsed by whoever knows its shape; what is written comes from `json`. */
export type Jsonb = ColumnType<JsonValue, JsonText, JsonText>;

/** A value for a jsonb column. The driver would write arrays as PostgreSQL arrays, so the text is made here. */
export function json(value: unknown): RawBuilder<JsonText> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
