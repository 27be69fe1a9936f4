import { type ColumnType, type RawBuilder, sql } from 'kysely';
import { storableText } from './storable-text.ts';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined };

/** JSON text on its way to the database; only `json` and SQL produce it. */
export type JsonText = string & { readonly isJson: true };

/** A jsonb column: reads give any value, to be parsed by code that knows its shape; writes must come from `json`. */
export type Jsonb = ColumnType<JsonValue, JsonText, JsonText>;

/** Escapes of NUL and lone surrogates in JSON text; also matches when somebody typed such an escape, which is harmless. */
const unstorable = /\\u(?:0000|d[89a-f])/;

/**
 * A value for a jsonb column. The driver would write arrays as PostgreSQL arrays, so it is serialised here, without
 * characters that PostgreSQL refuses, see `storableText`.
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
