import { sql } from 'kysely';
import { listDeals } from '#modules/pricing/day-price/list-price-rules.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { findCardPrice } from './find-card-price.ts';
import { dealsBegan, proofWindow } from './struck-price.ts';

/**
 * Logs the lowest list price of each product as its price of so many past days, and of the 30 days before a deal that runs
 * today: for products that come from elsewhere with their prices of the past. Days that are logged stay as they are, so it
 * is safe to repeat. Comes before `refreshDisplayPrices`, which looks for the proof of a struck price.
 */
export async function logPastPrices(
  tx: Tx,
  productIds: number[],
  { today, days }: { today: string; days: number },
): Promise<void> {
  for (const productId of productIds) {
    const { price } = await findCardPrice(tx, productId, today);
    if (!price) continue;
    const deals = await listDeals(tx, productId, price.unitId);
    const beganOn = dealsBegan(deals, { day: price.day, today });
    const first = [addDays(today, -days), proofWindow(beganOn ?? today).from].sort()[0] as string;
    await sql`
      INSERT INTO price_log (product_id, day, price_vnd)
      SELECT ${productId}::int, day::date, ${price.lowestListVnd}::bigint
      FROM generate_series(${first}::date, ${today}::date - 1, INTERVAL '1 day') AS day
      ON CONFLICT (product_id, day) DO NOTHING`.execute(tx);
  }
}
