import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { daysBetween } from '#platform/time/days.ts';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { Chip } from './chip.ts';
import type { FacetView, FilterView } from './filter-view.ts';

/** A list's quick filters: those that match some but not all results, and are not active yet. */
export function quickFilters(
  kind: Kind,
  { facets, priceRange }: Pick<FilterView, 'facets' | 'priceRange'>,
  { trip, params, total }: { trip: TripSearch | null; params: URLSearchParams; total: number },
): Chip[] {
  const {
    search,
    quickFilters: { options, cheapVnd },
  } = kind;
  const chips = options
    .filter(([key, value]) => !params.has(key, value) && narrows(countOf(facets, key, value), total))
    .map(([key, value, label]) => ({ key, value, label }));
  const mostVnd = cheapVnd * shares(search.party, trip);
  const isAsked = params.has('priceMin') || params.has('priceMax');
  if (!isAsked && priceRange.minVnd > 0 && priceRange.minVnd <= mostVnd && mostVnd < priceRange.maxVnd)
    chips.splice(2, 0, {
      key: 'priceMax',
      value: String(mostVnd),
      label: `Dưới ${formatVndShort(mostVnd)}`,
    });
  return chips;
}

function countOf(facets: FacetView[], key: string, value: string): number {
  const options = facets.find((facet) => facet.key === key)?.options ?? [];
  return options.find((option) => option.value === value)?.count ?? 0;
}

function narrows(count: number, total: number): boolean {
  return count > 0 && count < total;
}

/** How many nights or guests a total covers; 1 where nobody is counted. */
function shares(party: Kind['search']['party'], trip: TripSearch | null): number {
  if (!trip || party === null) return 1;
  if (party === 'guests') return trip.adults;
  return trip.from && trip.to ? daysBetween(trip.from, trip.to) * trip.rooms : 1;
}
