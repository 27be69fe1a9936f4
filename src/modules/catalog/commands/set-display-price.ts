import type { Tx } from '#platform/db/connect.ts';
import { discountPercent } from '../rules.ts';

/**
 * Sets the price printed on a product's cards: list price, price to pay 'from', and the day it is for. Pricing works
 * them out. Amounts are integer đồng; the percent follows CARD-02.
 */
export async function setDisplayPrice(
  tx: Tx,
  productId: number,
  price: { priceVnd: number; finalPriceVnd: number; fromOn: string | null },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      price_vnd: price.priceVnd,
      final_price_vnd: price.finalPriceVnd,
      discount: discountPercent(price.priceVnd, price.finalPriceVnd),
      price_from_on: price.fromOn,
    })
    .where('id', '=', productId)
    .execute();
}
