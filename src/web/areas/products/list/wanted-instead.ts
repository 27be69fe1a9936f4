import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { describeTripSearch } from '#web/parts/trip-search/describe-trip-search.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import type { Chip } from './chip.ts';
import type { WantedInstead } from './leave-number.tsx';

/** What was looked for in vain, as it is sent to whoever calls back. */
export function wantedInstead(
  kind: Kind,
  { chips, where, trip, now }: { chips: readonly Chip[]; where: string; trip: TripSearch | null; now: Date },
): WantedInstead {
  const guests = trip ? trip.adults + trip.childAges.length : 0;
  const words = [kind.labels.one, trip && describeTripSearch(trip, kind), ...chips.map(({ label }) => label)];
  return {
    place: where,
    from: trip?.from ?? '',
    guests: guests > 0 && kind.search.party !== null ? String(guests) : '',
    message: `Đang tìm: ${words.filter(Boolean).join(', ')}.`,
    openedAt: now.toISOString(),
  };
}
