import { sql } from 'kysely';
import { setDisplayPrice } from '#modules/catalog/commands/set-display-price.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { planPriceSql } from '../queries/plan-price-sql.ts';

/** How far ahead a price on a card may lie. */
const daysAhead = 60;

/**
 * Prints on each product the lowest price of the coming 60 days under its cheapest plan, and beside it the list price
 * of the same unit, day and plan: a card strikes through only what that very night costs without the deal. A day that
 * can be had goes before one that is sold out. Without any price it prints 0.
 */
export async function refreshDisplayPrices(tx: Tx, productIds: number[], today: string): Promise<void> {
  const until = addDays(today, daysAhead);
  const { rows } = await sql<{ productId: number; priceVnd: number; finalPriceVnd: number; fromOn: string }>`
    SELECT DISTINCT ON (u.product_id) u.product_id AS "productId", r.day AS "fromOn",
      ${planPriceSql(sql`r.list_vnd`)} AS "priceVnd", ${planPriceSql(sql`r.price_vnd`)} AS "finalPriceVnd"
    FROM units u
    JOIN rate_plans plan ON plan.product_id = u.product_id AND plan.status
    JOIN daily_rates r ON r.unit_id = u.id AND r.day >= ${today}::date + plan.advance_days AND r.day < ${until}::date
    LEFT JOIN free_places(
      ARRAY(SELECT id FROM units WHERE product_id = ANY (${productIds}::int[])), ${today}::date, ${until}::date, now()
    ) f ON f.unit_id = r.unit_id AND f.day = r.day
    WHERE u.product_id = ANY (${productIds}::int[]) AND u.status
    ORDER BY u.product_id, coalesce(f.places > 0 AND NOT f.closed, false) DESC, "finalPriceVnd", r.day`.execute(
    tx,
  );
  for (const productId of productIds) {
    const row = rows.find((one) => one.productId === productId);
    await setDisplayPrice(tx, productId, {
      priceVnd: row?.priceVnd ?? 0,
      finalPriceVnd: row?.finalPriceVnd ?? 0,
      fromOn: row?.fromOn ?? null,
    });
  }
}
