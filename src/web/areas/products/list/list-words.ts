import type { ProductQuery, SortOrder } from '#modules/catalog/facet-index/product-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { rankingDays } from '#modules/search/ranking/ranking-of.ts';
import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { FilterView } from './filter-view.ts';

/** What the prices of the cards are, said once above them. */
export function priceWords(kind: Kind, trip: TripSearch | null): string {
  if (!trip) return 'Giá từ của những ngày tới, đã gồm thuế phí.';
  const { from, to, rooms, adults, childAges } = trip;
  const party = [
    kind.search.party !== null && `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
  ].filter(Boolean);
  const stay = from && to ? `${daysBetween(from, to)} đêm, ${rooms} phòng` : '';
  return `Tổng tiền ${[stay, ...party].filter(Boolean).join(', ') || 'cho ngày bạn chọn'}, đã gồm thuế phí.`;
}

/** 'Giá', with dates 'Tổng tiền 2 đêm'. */
export function priceLabel(trip: TripSearch | null): string {
  if (!trip) return 'Giá';
  return trip.from && trip.to ? `Tổng tiền ${daysBetween(trip.from, trip.to)} đêm` : 'Tổng tiền';
}

/** So many months ahead can be chosen. */
const monthsAhead = 6;

/** The months of a list whose kind takes one, while no day is fixed. */
export function monthsOf({ search, isStay }: Kind, trip: TripSearch | null, now: Date): FilterView['months'] {
  if (!search.takesMonth || trip?.from) return null;
  const [year = 0, month = 0] = dayInVietnam(now).split('-').map(Number);
  return {
    label: isStay ? 'Dùng được trong tháng' : 'Tháng khởi hành',
    options: Array.from({ length: monthsAhead }, (_, ahead) => {
      const [inYear, inMonth] = [year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1];
      return {
        value: `${inYear}-${String(inMonth).padStart(2, '0')}`,
        label: `Tháng ${inMonth}/${inYear}`,
      };
    }),
  };
}

/** How the list is ranked, in a line (TRUE-06). From here and not from the page's script, which has no room. */
export function rankedBy({ sortBy }: Pick<ProductQuery, 'sortBy'>, search: string, hasTrip = false): string {
  const last = hasTrip ? ' Nơi hết chỗ ngày bạn chọn đứng cuối.' : '';
  if (sortBy !== 'popularity:desc') return `Xếp theo ${orderWords[sortBy]}.${last}`;
  if (search) return `Xếp theo mức khớp với từ bạn tìm.${last}`;
  return `Xếp theo lượt đặt ${rankingDays} ngày qua, điểm đánh giá và số ngày còn chỗ.${last} Không ai trả tiền để đứng trước.`;
}

const orderWords = {
  'finalPrice:asc': 'giá, thấp trước',
  'finalPrice:desc': 'giá, cao trước',
  'ratingAvg:desc': 'điểm đánh giá, cao trước',
  'title:asc': 'tên, từ A đến Z',
} satisfies Record<Exclude<SortOrder, 'popularity:desc'>, string>;
