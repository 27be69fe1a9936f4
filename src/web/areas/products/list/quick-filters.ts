import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { daysBetween } from '#platform/time/days.ts';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { Chip } from './chip.ts';
import type { FacetView, FilterView } from './filter-view.ts';

/** By what people narrow a list of a kind most, in that order; `cheapVnd` is what a night or a head costs where it is cheap. */
const usual: Record<KindName, { options: [key: string, value: string, label: string][]; cheapVnd: number }> =
  {
    hotel: {
      options: [
        ['beach', '100', 'Sát biển'],
        ['facilities', 'ho-boi-ngoai-troi', 'Hồ bơi ngoài trời'],
        ['cancel', 'free', 'Hủy miễn phí'],
        ['meal', 'BB', 'Gồm bữa sáng'],
      ],
      cheapVnd: 1_000_000,
    },
    combo: {
      options: [
        ['nights', '1', '1 đêm'],
        ['nights', '2', '2 đêm'],
        ['cancel', 'free', 'Hủy miễn phí'],
        ['conforms', 'gia-dinh', 'Hợp với gia đình'],
      ],
      cheapVnd: 2_000_000,
    },
    tour: {
      options: [
        ['days', '1', 'Đi trong ngày'],
        ['days', '3', '3 ngày 2 đêm'],
        ['cancel', 'free', 'Hủy miễn phí'],
        ['conforms', 'gia-dinh', 'Hợp với gia đình'],
      ],
      cheapVnd: 1_000_000,
    },
    cruise: {
      options: [
        ['nights', '0', 'Trong ngày'],
        ['nights', '1', '2 ngày 1 đêm'],
        ['balcony', 'true', 'Ban công riêng'],
        ['star', '5', '5 sao'],
      ],
      cheapVnd: 2_000_000,
    },
    attraction: {
      options: [
        ['instant', 'true', 'Dùng ngay'],
        ['cancel', 'free', 'Hủy miễn phí'],
        ['conforms', 'gia-dinh', 'Hợp với gia đình'],
      ],
      cheapVnd: 300_000,
    },
    experience: {
      options: [
        ['difficulty', 'easy', 'Nhẹ nhàng'],
        ['cancel', 'free', 'Hủy miễn phí'],
        ['conforms', 'gia-dinh', 'Hợp với gia đình'],
      ],
      cheapVnd: 500_000,
    },
    car: {
      options: [
        ['mode', 'airport-transfer', 'Đưa đón sân bay'],
        ['mode', 'self-drive', 'Tự lái'],
        ['seats', '7', '7 chỗ'],
        ['seats', '16', '16 chỗ'],
      ],
      cheapVnd: 500_000,
    },
    service: {
      options: [
        ['cancel', 'free', 'Hủy miễn phí'],
        ['pay', 'deposit', 'Chỉ đặt cọc'],
      ],
      cheapVnd: 1_000_000,
    },
  };

/** The quick filters of a list: those that leave something and not all, and are not chosen. */
export function quickFilters(
  kind: KindName,
  { facets, priceRange }: Pick<FilterView, 'facets' | 'priceRange'>,
  { trip, params, total }: { trip: TripSearch | null; params: URLSearchParams; total: number },
): Chip[] {
  const { options, cheapVnd } = usual[kind];
  const chips = options
    .filter(([key, value]) => !params.has(key, value) && narrows(countOf(facets, key, value), total))
    .map(([key, value, label]) => ({ key, value, label }));
  const mostVnd = cheapVnd * shares(kind, trip);
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

/** Of how many nights or heads a total is; a vehicle or a pack is one. */
function shares(kind: KindName, trip: TripSearch | null): number {
  if (!trip || kind === 'car' || kind === 'service') return 1;
  if (kind === 'hotel') return trip.from && trip.to ? daysBetween(trip.from, trip.to) * trip.rooms : 1;
  return trip.adults;
}
