import type { ListPlace } from '#modules/catalog/queries/places.ts';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import type { Chip } from './chip.ts';
import type { FacetView } from './filter-view.ts';
import { priceOf } from './list-query.ts';
import { placeLabel } from './place-label.ts';
import { priceKeys } from './price-keys.ts';

/** A place by a key that names none: it came with an old link, and the key says nothing to a visitor. */
const unknownPlace = 'Điểm đến không còn';

/** The active filters of a list, from its query. */
export function listChipsOf(
  facets: FacetView[],
  params: URLSearchParams,
  place: ListPlace | null,
  region: { name: string } | null,
): Chip[] {
  const places = params.getAll('places').map((value) => ({
    key: 'places',
    value,
    label: place?.slug === value ? placeLabel(place) : unknownPlace,
  }));
  const bounds = params.get('bounds');
  return [
    ...places,
    ...facets.flatMap((facet) => chipsOf(facet, params)),
    ...priceChips(params),
    ...(bounds ? [{ key: 'bounds', value: bounds, label: region?.name ?? 'Trong khung bản đồ' }] : []),
  ];
}

function chipsOf({ key, label, options }: FacetView, params: URLSearchParams): Chip[] {
  return params.getAll(key).map((value) => {
    const own = options.find((option) => option.value === value)?.label;
    // What no option has came with an old link or was typed; its filter's name says what it was about.
    if (own === undefined && key === 'provinces') return { key, value, label: unknownPlace };
    if (own === undefined) return { key, value, label: `${label}: ${value}` };
    return { key, value, label: key === 'near' ? `${label} ${own.toLowerCase()}` : own };
  });
}

function priceChips(params: URLSearchParams): Chip[] {
  return priceKeys.flatMap((key) => {
    const amountVnd = priceOf(params, key);
    if (amountVnd === null) return [];
    return {
      key,
      value: params.get(key) ?? '',
      label: `${key === 'priceMin' ? 'Giá từ' : 'Giá đến'} ${formatVndShort(amountVnd)}`,
    };
  });
}
