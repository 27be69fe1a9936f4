import { type FollowSale, followLater } from '#modules/pricing/units-on-sale/units.ts';
import { allRows } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** Runs something for all rows together (`allRows`); days, prices and cards are updated once per product. */
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
