import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { PictureSource } from '#ui/picture.tsx';

/** What a card shows; the catalogue's `ProductCard` has it all. */
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
  /** What stands small below the price; '' where nothing does. */
  priceNote?: string;
  ratingAvg: number | null;
  ratingCount: number;
}
