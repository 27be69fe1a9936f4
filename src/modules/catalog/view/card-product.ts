import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
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
