import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { discountPercent } from '../rules.ts';

/** Availability of a product on the days that are on sale. */
export type Availability = 'in_stock' | 'limited' | 'sold_out' | 'not_on_sale';

/** The unit, plan, days and party that a 'from' price is for; see the migration of printed prices. */
export interface PricedFor {
  unitId: number;
  unitTitle: string;
  ratePlanId: number;
  /** Empty where there is only one plan. */
  planTitle: string;
  from: string;
  to: string;
  quantity: number;
  adults: number;
  totalVnd: number;
  /** A cheaper unit that is only for some guests or hours, with its price for one. */
  cheaper?: { unitTitle: string; priceVnd: number };
  takes: { unitId: number; day: string; quantity: number }[];
}

export interface DisplayPrice {
  priceVnd: number;
  /** 0 where nothing is available. */
  finalPriceVnd: number;
  fromOn: string | null;
  /** The last day on which the price holds. */
  untilOn: string | null;
  pricedFor: PricedFor | null;
  availability: Availability;
}

/**
 * Sets the prices printed on product cards: list price, 'from' price, what it is for, and availability. Pricing
 * calculates them. Amounts are integer đồng; the percent follows CARD-02.
 * @returns the ids of the products that changed
 */
export async function setDisplayPrices(
  tx: Tx,
  prices: readonly (DisplayPrice & { productId: number })[],
): Promise<number[]> {
  if (prices.length === 0) return [];
  const given = prices.map((price) => ({
    ...price,
    discount: discountPercent(price.priceVnd, price.finalPriceVnd),
  }));
  const { rows } = await sql<{ id: number }>`
    UPDATE products p SET price_vnd = g."priceVnd", final_price_vnd = g."finalPriceVnd", discount = g.discount,
      price_from_on = g."fromOn", price_until_on = g."untilOn", price_for = nullif(g."pricedFor", 'null'), availability = g.availability
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g ("productId" int, "priceVnd" bigint, "finalPriceVnd" bigint,
      discount int, "fromOn" date, "untilOn" date, "pricedFor" jsonb, availability text)
    -- The ids once more, so that a few of many products are found by their key, however many rows the JSON may have.
    WHERE p.id = g."productId" AND p.id = ANY (${prices.map(({ productId }) => productId)}::int[])
      AND (p.price_vnd, p.final_price_vnd, p.price_from_on, p.price_until_on, p.availability, p.price_for)
        IS DISTINCT FROM (g."priceVnd", g."finalPriceVnd", g."fromOn", g."untilOn", g.availability, nullif(g."pricedFor", 'null'))
    RETURNING p.id`.execute(tx);
  return rows.map(({ id }) => id);
}
