import { type PlaceKind, regions } from '#modules/catalog/codes.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import type { CardImage } from '#modules/catalog/queries/product-cards.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { inMatchOrder } from '#modules/search/documents/in-match-order.ts';
import type { Match, SearchType } from '#modules/search/documents/match-documents.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A province or a place, in the form in which one list shows both. */
export interface DestinationCard {
  type: 'province' | 'place';
  /** Id of a province or a place: unique together with `type`. */
  id: number;
  title: string;
  url: string;
  /** Null for a province. */
  placeKind: PlaceKind | null;
  /** Its parent: for a place its province, for a province its region ('Miền Trung'). */
  province: { title: string };
  picture: CardImage | null;
}

/** Cards of matched provinces and places in one order, best first. */
export async function listDestinations(
  db: Executor,
  matched: { type: SearchType; matches: Match[] }[],
  limit: number,
): Promise<DestinationCard[]> {
  const ranked = matched
    .flatMap(({ type, matches }) => matches.map((match) => ({ ...match, type })))
    .sort(inMatchOrder)
    .slice(0, limit);
  const idsOf = (type: SearchType) => ranked.filter((match) => match.type === type).map(({ id }) => id);
  const page = { page: 1, limit };
  const [provinces, places] = await Promise.all([
    provinceCards(db, { rankedIds: idsOf('province'), limit }),
    listPlaces(db, { rankedIds: idsOf('place'), ...page }),
  ]);
  const cards: DestinationCard[] = [
    ...provinces,
    ...places.results.map(({ id, title, url, kind, province, picture }) => ({
      type: 'place' as const,
      id,
      title,
      url,
      placeKind: kind,
      province: { title: province.title },
      picture,
    })),
  ];
  return ranked.flatMap(({ type, id }) => cards.find((card) => card.type === type && card.id === id) ?? []);
}

/** Cards of provinces, in the order of their ids. */
export async function provinceCards(
  db: Executor,
  wanted: { rankedIds: number[]; hasProducts?: boolean; limit: number },
): Promise<DestinationCard[]> {
  const { results } = await listProvinces(db, { ...wanted, page: 1 });
  return results.map(({ id, title, url, region, picture }) => ({
    type: 'province' as const,
    id,
    title,
    url,
    placeKind: null,
    province: { title: `Miền ${regions[region]}` },
    picture,
  }));
}
