import { formatVnd } from '#platform/vietnamese/format-money.ts';

/**
 * The price of a card per guest for two travelling together, because most are sold that way; rounded up to a whole đồng. Null where
 * the price does not go by guests, or where nothing is on sale.
 */
export function perGuestPrice({
  price,
  finalPrice,
  guestsOfPrice,
}: {
  price: number;
  finalPrice: number;
  /** How many guests the price is for. */
  guestsOfPrice?: number | null;
}) {
  if (finalPrice === 0 || guestsOfPrice === null || guestsOfPrice === undefined) return null;
  const [packs, together] = [Math.ceil(2 / guestsOfPrice), Math.max(2, guestsOfPrice)];
  const each = (amountVnd: number) => Math.ceil((amountVnd * packs) / together);
  return {
    price: each(price),
    finalPrice: each(finalPrice),
    priceUnit: '/khách',
    priceNote: `Đi ${together} người: ${formatVnd(finalPrice * packs)}`,
  };
}
