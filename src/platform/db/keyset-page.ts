import { z } from 'zod';

/** Where a page of a list begins or ends: the values that its order goes by, of one row. */
export type Cursor = readonly (string | number)[];

/** Which page of a list: what follows a row, what stands before one, or its beginning. */
export interface KeysetPlace {
  after?: Cursor | null | undefined;
  before?: Cursor | null | undefined;
}

/** One page of a list, and where the pages beside it begin; null where there is none. */
export interface KeysetPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/**
 * A page out of what a query found: it asked for one row more than fits, and went backwards when there is a `before`.
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

/** Null for a text that no page has given out, which is read as the beginning of the list. */
export function readCursor(text: string): Cursor | null {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}
