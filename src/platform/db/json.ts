import { type ColumnType, type RawBuilder, sql } from 'kysely';
import { storableText } from './storable-text.ts';

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

/** As JSON writes NUL and half of a character; also where somebody typed just that, which does no harm. */
const unstorable = /\\u(?:0000|d[89a-f])/;

/**
 * A value for a jsonb column. The driver would write arrays as PostgreSQL arrays, so the text is made here, without what
 * PostgreSQL refuses in texts, see `storableText`.
 */
export function json(value: unknown): RawBuilder<JsonText> {
  const text = JSON.stringify(value);
  const kept =
    text !== undefined && unstorable.test(text) ? JSON.stringify(storable(JSON.parse(text))) : text;
  return sql`${kept}::jsonb`;
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]),
  );
}
