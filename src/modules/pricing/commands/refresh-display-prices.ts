import { sql } from 'kysely';
import { setDisplayPrice } from '#modules/catalog/commands/set-display-price.ts';
import type { Tx } from '#platform/db/connect.ts';
import { findLowestPrice } from '../queries/lowest-price.ts';
import { dealsBegan, proofWindow, struckPrice } from '../rules/struck-price.ts';
import { findCardPrice } from './find-card-price.ts';

/**
 * Prints on each product the lowest price of the coming 60 days under its cheapest plan, and what may stand struck beside
 * it; logs that price as one of today. Without any price it prints 0. Safe to repeat: the lowest price of a day stays in
 * the log.
 */
export async function refreshDisplayPrices(tx: Tx, productIds: number[], today: string): Promise<void> {
  const logged: { productId: number; priceVnd: number }[] = [];
  for (const productId of productIds) {
    const card = await findCardPrice(tx, productId, today);
    if (!card) {
      await setDisplayPrice(tx, productId, { priceVnd: 0, finalPriceVnd: 0, fromOn: null });
      continue;
    }
    const { day, priceVnd: finalVnd, listVnd, deals } = card;
    const beganOn = listVnd > finalVnd ? dealsBegan(deals, { day, today }) : null;
    const lowestBeforeVnd =
      beganOn === null ? null : await findLowestPrice(tx, productId, proofWindow(beganOn));
    const priceVnd = struckPrice({ listVnd, finalVnd, lowestBeforeVnd });
    await setDisplayPrice(tx, productId, { priceVnd, finalPriceVnd: finalVnd, fromOn: day });
    logged.push({ productId, priceVnd: finalVnd });
  }
  if (logged.length === 0) return;
  await sql`
    INSERT INTO price_log (product_id, day, price_vnd)
    SELECT product_id, ${today}::date, price_vnd FROM unnest(
      ${logged.map((row) => row.productId)}::int[], ${logged.map((row) => row.priceVnd)}::bigint[]
    ) AS row (product_id, price_vnd)
    ON CONFLICT (product_id, day) DO UPDATE SET price_vnd = least(price_log.price_vnd, excluded.price_vnd)`.execute(
    tx,
  );
}
