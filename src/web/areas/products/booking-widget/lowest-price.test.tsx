import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { LowestPrice } from './lowest-price.tsx';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The price line of a tour for 900.000 ₫ that had other prices on the days before 2026-11-21. */
async function lineOf(discount: number, asked: Record<string, number>) {
  const { productId } = await createProductOfKind(database.db, 'tour');
  await database.db.deleteFrom('price_log').where('product_id', '=', productId).execute();
  const rows = Object.entries(asked).map(([day, price_vnd]) => ({ product_id: productId, day, price_vnd }));
  if (rows.length > 0) await database.db.insertInto('price_log').values(rows).execute();
  const app = { readDb: database.db, clock: { now: () => new Date('2026-11-21T03:00:00Z') } };
  const lowestPriceVnd = await loadLowestPrice(app, { id: productId, discount });
  const html = renderToStaticMarkup(
    <LowestPrice view={{ discount, finalPriceVnd: 900_000, lowestPriceVnd }} />,
  );
  return html.replace(/<[^>]+>/g, '').replace(/\u00a0/g, ' ');
}

test('CARD-02: a discount is shown with the lowest price of 30 days, if that was lower', async () => {
  const line = await lineOf(10, { '2026-11-21': 900_000, '2026-10-23': 850_000, '2026-10-22': 700_000 });
  expect(line).toBe('Giá thấp nhất 30 ngày qua: 850.000 ₫');
});

test('CARD-02: the text says that it is the lowest price', async () => {
  expect(await lineOf(10, { '2026-11-21': 900_000, '2026-11-20': 1_000_000 })).toBe(
    'Đang là giá thấp nhất 30 ngày qua',
  );
});

test('CARD-02: nothing is shown without a discount or without a price log', async () => {
  expect(await lineOf(0, { '2026-11-20': 850_000 })).toBe('');
  expect(await lineOf(10, {})).toBe('');
});
