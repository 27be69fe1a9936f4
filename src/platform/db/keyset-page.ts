import { z } from 'zod';
import { readJson } from '#platform/forms/read-json.ts';
import { isDay } from '#platform/time/days.ts';

/** A page boundary in keyset pagination: the sort key values of one row. */
export type Cursor = readonly (string | number)[];

declare const unread: unique symbol;
/** A cursor from an address. Anybody can write one, so its values cannot be read but by `readPlace`, which a list gives its types. */
export interface UnreadCursor {
  readonly [unread]: true;
}

/** Which page of a list: the rows after a cursor, those before one, or the first page. */
export interface KeysetPlace {
  after?: UnreadCursor | null | undefined;
  before?: UnreadCursor | null | undefined;
}

/** What PostgreSQL takes for each type of a sort key without an error. */
const keyTypes = {
  text: z.string(),
  day: z.string().refine(isDay),
  /** As `toISOString` or PostgreSQL itself writes it. */
  instant: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/,
    )
    .refine((text) => isDay(text.slice(0, 10))),
  uuid: z.guid(),
  int: z.int32(),
  bigint: z.int(),
};
type KeyType = keyof typeof keyTypes;
type KeyValues<Types extends readonly KeyType[]> = {
  [At in keyof Types]: z.output<(typeof keyTypes)[Types[At]]>;
};

/** A place in a list whose rows are ordered by keys of these types. */
export interface ReadPlace<Types extends readonly KeyType[]> {
  after: KeyValues<Types> | null;
  before: KeyValues<Types> | null;
  /** The one of them that is given; null for the first page. */
  at: KeyValues<Types> | null;
}

/** Reads a place as the sort keys of a list; a cursor that no page of this list has written is the first page. */
export function readPlace<const Types extends readonly KeyType[]>(
  { after, before }: KeysetPlace,
  ...types: Types
): ReadPlace<Types> {
  const [last, first] = [valuesOf(after, types), valuesOf(before, types)];
  return { after: first ? null : last, before: first, at: first ?? last };
}

function valuesOf<Types extends readonly KeyType[]>(
  cursor: UnreadCursor | null | undefined,
  types: Types,
): KeyValues<Types> | null {
  const values: unknown = cursor;
  if (!Array.isArray(values) || values.length !== types.length) return null;
  const fits = types.every((type, at) => keyTypes[type].safeParse(values[at]).success);
  return fits ? (values as unknown as KeyValues<Types>) : null;
}

/** One page of a list with the cursors of the pages beside it; null where there is none. */
export interface KeysetPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/**
 * Builds a page from the rows of a query, which selected one row more than fits, in reverse order when there is a `before`.
 * @param cursorOf the values that the list is ordered by
 */
export function toKeysetPage<Row>(
  found: readonly Row[],
  limit: number,
  { after, before }: { after?: unknown; before?: unknown },
  cursorOf: (row: Row) => Cursor,
): KeysetPage<Row> {
  const rows = before ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const isMore = found.length > limit;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: last && (before || isMore) ? writeCursor(cursorOf(last)) : null,
    previous: first && (before ? isMore : after) ? writeCursor(cursorOf(first)) : null,
  };
}

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

const cursorShape = z.array(z.union([z.string(), z.number()])).max(4);

/** Null for a text that is no valid cursor, which is read as the first page. */
export function readCursor(text: string): UnreadCursor | null {
  const read = cursorShape.safeParse(readJson(Buffer.from(text, 'base64url').toString()));
  return read.success ? (read.data as unknown as UnreadCursor) : null;
}
