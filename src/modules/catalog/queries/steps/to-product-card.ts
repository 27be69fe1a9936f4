import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Availability, PricedFor } from '../../commands/set-display-prices.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { getKind } from '../../kinds/registry.ts';
import { placeOfCard } from './place-of-card.ts';

export interface CardImage {
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
  /** Focus for cropping, '30% 70%'; null means the middle. */
  focus: string | null;
}

/** A product card, as lists show it and the API's lists return it. Money is integer đồng. */
export interface ProductCard {
  id: number;
  kind: KindName;
  slug: string;
  title: string;
  nameAlias: string[];
  url: string;
  image: string | null;
  picture: CardImage | null;
  price: number;
  finalPrice: number;
  discount: number;
  priceUnit: string;
  priceFromOn: string | null;
  availability: Availability;
  provinces: { id: number; slug: string; title: string; nameAlias: string[] }[];
  place: string;
  facts: string[];
  ratingAvg: number | null;
  ratingCount: number;
  special: boolean;
  /** Number of guests that the price covers, where pages show a price per guest; else null. */
  guestsOfPrice: number | null;
  /** A cheaper unit that is only for some guests or hours. */
  cheaper: PricedFor['cheaper'] | null;
}

/** A product row as it is read for a card. */
export type CardRow = {
  id: number;
  kind: string;
  slug: string;
  title: string;
  name_alias: string[];
  summary: string;
  address: string;
  details: unknown;
  price_vnd: number;
  final_price_vnd: number;
  discount: number;
  price_from_on: string | null;
  availability: string;
  rating_avg: number | null;
  rating_count: number;
  special: boolean;
  cheaper: ProductCard['cheaper'];
  provinces: ProductCard['provinces'];
  places: { title: string }[];
  terms: { taxonomy: string; slug: string; title: string }[];
  picture: CardImage | null;
  hotel: { title: string; star: number | null } | null;
};

/** Builds the card of a product. */
export function toProductCard(row: CardRow): ProductCard {
  const kind = getKind(row.kind as KindName);
  return {
    id: row.id,
    kind: kind.name,
    slug: row.slug,
    title: row.title,
    nameAlias: row.name_alias,
    url: linkTo(kind.category, row.slug),
    image: row.picture?.url ?? null,
    picture: row.picture,
    price: row.price_vnd,
    finalPrice: row.final_price_vnd,
    discount: row.discount,
    priceUnit: kind.priceUnitOf?.(row.details) ?? kind.priceUnit,
    priceFromOn: row.price_from_on,
    availability: row.availability as Availability,
    provinces: row.provinces,
    place: placeOfCard(row),
    facts: kind.cardFacts(row).filter(Boolean),
    ratingAvg: row.rating_avg,
    ratingCount: row.rating_count,
    special: row.special,
    guestsOfPrice: kind.guestsOfPrice?.(row.details) ?? null,
    cheaper: row.cheaper,
  };
}
