import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { findListPlace, type ListPlace } from '#modules/catalog/queries/places.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FacetView } from './filter-view.ts';

/** The place that a list is narrowed to or searched by; null where it is about none. */
export async function listPlace(db: Database, { kind, places, near }: ProductQuery, text: string) {
  const slug = near?.[0]?.split('.')[0] ?? (places.length === 1 ? places[0] : undefined);
  if (!slug && !text) return null;
  return findListPlace(db, kind, { slug, text });
}

/** The query for it: how many lie near it is counted, and whoever lies near need not belong to it. */
export function aroundPlace(query: ProductQuery, place: ListPlace | null): ProductQuery {
  if (!place?.isPoint) return query;
  const isNear = query.near?.some((value) => value.startsWith(`${place.slug}.`));
  const { rankedIds, ...around } = query;
  return {
    ...(isNear ? { ...around, places: query.places.filter((slug) => slug !== place.slug) } : query),
    landmark: place.slug,
  };
}

/** 'Phú Quốc (An Giang)': as people call it, and where it has lain since the provinces were merged. */
export function placeLabel({ name, province }: ListPlace): string {
  return name === province.title ? name : `${name} (${province.title})`;
}

/** The facets with the place's own name beside its province (U-28). */
export function namePlace(facets: FacetView[], place: ListPlace | null): FacetView[] {
  if (!place) return facets;
  return facets.map((facet) =>
    facet.key === 'provinces'
      ? {
          ...facet,
          options: facet.options.map((option) =>
            option.value === place.province.slug ? { ...option, label: placeLabel(place) } : option,
          ),
        }
      : facet,
  );
}
