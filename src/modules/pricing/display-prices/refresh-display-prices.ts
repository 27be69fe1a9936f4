import { sql } from 'kysely';
import { setDisplayPrice } from '#modules/catalog/commands/set-display-price.ts';
import { listDeals } from '#modules/pricing/day-price/list-price-rules.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { CardPrice } from './card-price.ts';
import { findCardPrice } from './find-card-price.ts';
import { findLowestPrice } from './list-lowest-prices.ts';
import { dealsBegan, proofWindow, struckPrice } from './struck-price.ts';

/**
 * Prints on each product the lowest price that can be had (see `findCardPrice`) with what it is for, and what may stand
 * struck beside it; logs that price as one of today. Where nothing is left it prints 0 and says why. Safe to repeat: the
 * lowest price of a day stays in the log.
 * @returns the products whose print has changed
 */
export async function refreshDisplayPrices(tx: Tx, productIds: number[], today: string): Promise<number[]> {
  const logged: { productId: number; priceVnd: number }[] = [];
  const changed: number[] = [];
  for (const productId of productIds) {
    const { price, availability } = await findCardPrice(tx, productId, today);
    if (price) logged.push({ productId, priceVnd: price.priceVnd });
    const isNew = await setDisplayPrice(tx, productId, {
      priceVnd: price ? await struckBeside(tx, productId, price, today) : 0,
      finalPriceVnd: price?.priceVnd ?? 0,
      fromOn: price?.day ?? null,
      untilOn: price?.untilOn ?? null,
      pricedFor: price?.pricedFor ?? null,
      availability,
    });
    if (isNew) changed.push(productId);
  }
  if (logged.length > 0) await logPrices(tx, logged, today);
  return changed;
}

async function struckBeside(
  tx: Tx,
  productId: number,
  { day, unitId, priceVnd: finalVnd, listVnd }: CardPrice,
  today: string,
): Promise<number> {
  if (listVnd <= finalVnd) return finalVnd;
  const deals = await listDeals(tx, productId, unitId);
  const beganOn = dealsBegan(deals, { day, today });
  const lowestBeforeVnd =
    beganOn === null ? null : await findLowestPrice(tx, productId, proofWindow(beganOn));
  return struckPrice({ listVnd, finalVnd, lowestBeforeVnd });
}

async function logPrices(
  tx: Tx,
  logged: readonly { productId: number; priceVnd: number }[],
  today: string,
): Promise<void> {
  await sql`
    INSERT INTO price_log (product_id, day, price_vnd)
    SELECT product_id, ${today}::date, price_vnd FROM unnest(
      ${logged.map((row) => row.productId)}::int[], ${logged.map((row) => row.priceVnd)}::bigint[]
    ) AS row (product_id, price_vnd)
    ON CONFLICT (product_id, day) DO UPDATE SET price_vnd = least(price_log.price_vnd, excluded.price_vnd)`.execute(
    tx,
  );
}
