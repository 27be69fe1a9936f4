import { type FollowSale, followLater } from '#modules/pricing/units-on-sale/units.ts';
import { allRows, eachRow } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** Runs rows one by one, each completely or not at all; days, prices and cards are updated once per product. */
export function followTogether<Row extends { productId: number }>(
  writing: Writing,
  rows: readonly Row[],
  work: (writing: Writing, row: Row, follow: FollowSale) => Promise<object | undefined>,
): Promise<RowDone[]> {
  const productIds = rows.map(({ productId }) => productId);
  return followLater(writing, productIds, (follow) =>
    eachRow(writing, rows, (step, row) => work(step, row, follow)),
  );
}

/** The same for all rows together: days, prices and cards are updated once per product. */
export function followAll<Row extends { productId: number }>(
  writing: Writing,
  rows: readonly Row[],
  work: (writing: Writing, rows: readonly Row[], follow: FollowSale) => Promise<object[]>,
): Promise<RowDone[]> {
  const productIds = rows.map(({ productId }) => productId);
  return followLater(writing, productIds, (follow) =>
    allRows(writing, rows, (step, some) => work(step, some, follow)),
  );
}
