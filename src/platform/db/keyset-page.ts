import { z } from 'zod';
import { readJson } from '#platform/forms/read-json.ts';

/** A page boundary in keyset pagination: the sort key values of one row. */
export type Cursor = readonly (string | number)[];

/** Which page of a list: the rows after a cursor, those before one, or the first page. */
export interface KeysetPlace {
  after?: Cursor | null | undefined;
  before?: Cursor | null | undefined;
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
  { after, before }: KeysetPlace,
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
export function readCursor(text: string): Cursor | null {
  return cursorShape.safeParse(readJson(Buffer.from(text, 'base64url').toString())).data ?? null;
}
