import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { discountPercent } from '../rules.ts';
import type { Availability, PricedFor } from '../schema.ts';

export interface DisplayPrice {
  priceVnd: number;
  /** 0 where nothing can be had. */
  finalPriceVnd: number;
  fromOn: string | null;
  /** The last day on which it holds. */
  untilOn: string | null;
  pricedFor: PricedFor | null;
  availability: Availability;
}

/**
 * Sets the price printed on a product's cards: list price, price to pay 'from', what it is for and whether anything is
 * left. Pricing works them out. Amounts are integer đồng; the percent follows CARD-02.
 * @returns whether anything has changed
 */
export async function setDisplayPrice(tx: Tx, productId: number, price: DisplayPrice): Promise<boolean> {
  const { priceVnd, finalPriceVnd, fromOn, untilOn, pricedFor, availability } = price;
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({
      price_vnd: priceVnd,
      final_price_vnd: finalPriceVnd,
      discount: discountPercent(priceVnd, finalPriceVnd),
      price_from_on: fromOn,
      price_until_on: untilOn,
      price_for: pricedFor && json(pricedFor),
      availability,
    })
    .where('id', '=', productId)
    .where((eb) =>
      eb.or([
        eb('price_vnd', '!=', priceVnd),
        eb('final_price_vnd', '!=', finalPriceVnd),
        eb('price_from_on', 'is distinct from', fromOn),
        eb('price_until_on', 'is distinct from', untilOn),
        eb('availability', '!=', availability),
        eb('price_for', 'is distinct from', pricedFor && json(pricedFor)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
