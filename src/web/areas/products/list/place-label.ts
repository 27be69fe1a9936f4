import type { ListPlace } from '#modules/catalog/queries/places.ts';
import type { FacetView } from './filter-view.ts';

/** 'Phú Quốc (An Giang)': the usual name, and the province since the mergers. */
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

/** The title of the province in the query; undefined where none of the list has it. */
export function provinceTitle(facets: readonly FacetView[], params: URLSearchParams): string | undefined {
  const { options = [] } = facets.find(({ key }) => key === 'provinces') ?? {};
  return options.find(({ value }) => value === params.get('provinces'))?.label;
}
