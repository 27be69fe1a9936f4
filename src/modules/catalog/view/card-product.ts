import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { PictureSource } from '#ui/picture.tsx';

/** Data of a card; the catalogue's `ProductCard` has more. */
export interface CardProduct {
  id: number;
  kind: KindName;
  url: string;
  title: string;
  place: string;
  facts: string[];
  picture: PictureSource | null;
  price: number;
  finalPrice: number;
  discount: number;
  /** 'sold_out' where nothing is left on any day. */
  availability?: string;
  priceUnit: string;
  /** How many guests the price is for, in what the API answers; cards of pages have the price per guest instead. */
  guestsOfPrice?: number | null;
  /** Small note below the price; '' for none. */
  priceNote?: string;
  ratingAvg: number | null;
  ratingCount: number;
}

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
