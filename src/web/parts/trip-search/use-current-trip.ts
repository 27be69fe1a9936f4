import { useState } from 'react';
import { dayInVietnam } from '#platform/time/days.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import { fitTrip } from './fit-trip.ts';
import type { TripBarView } from './trip-bar-view.ts';
import { tripMemory } from './trip-memory.ts';
import type { TripSearch } from './trip-search.ts';

/**
 * When and who, as a bar shows it: what was just chosen in it, else what the address says, else what the device remembers,
 * else the proposal.
 */
export function useCurrentTrip({ kind, search, proposed }: TripBarView): {
  trip: TripSearch;
  isProposed: boolean;
  choose: (trip: TripSearch) => void;
} {
  const remembered = useDeviceStore(tripMemory)?.trip;
  const [chosen, setChosen] = useState<{ trip: TripSearch; over: TripSearch | null } | null>(null);
  // Another address has the last word over what was chosen on the one before.
  const own = chosen && isSame(chosen.over, search) ? chosen.trip : null;
  const kept = own ?? search ?? (remembered ? fitTrip(remembered, kind, dayInVietnam(new Date())) : null);
  return {
    trip: kept ?? proposed,
    isProposed: kept === null,
    choose: (trip) => setChosen({ trip, over: search }),
  };
}

function isSame(one: TripSearch | null, other: TripSearch | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
