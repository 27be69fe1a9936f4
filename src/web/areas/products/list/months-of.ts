import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { FilterView } from './filter-view.ts';

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
