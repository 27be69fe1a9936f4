import { useState } from 'react';
import { dayInVietnam } from '#platform/time/days.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import { fitTrip } from './fit-trip.ts';
import type { TripBarView } from './trip-bar-view.ts';
import { tripMemory } from './trip-memory.ts';
import type { TripSearch } from './trip-search.ts';

/** The trip that a search bar shows: the one just chosen in it, else that of the URL, else the remembered one, else the proposal. */
export function useCurrentTrip({ kind, search, proposed }: TripBarView): {
  trip: TripSearch;
  isProposed: boolean;
  choose: (trip: TripSearch) => void;
} {
  const remembered = useDeviceStore(tripMemory)?.trip;
  const [chosen, setChosen] = useState<{ trip: TripSearch; over: TripSearch | null } | null>(null);
  // A new URL overrides what was chosen on the previous one.
  const current = chosen && isSame(chosen.over, search) ? chosen.trip : null;
  const trip = current ?? search ?? (remembered ? fitTrip(remembered, kind, dayInVietnam(new Date())) : null);
  return {
    trip: trip ?? proposed,
    isProposed: trip === null,
    choose: (next) => setChosen({ trip: next, over: search }),
  };
}

function isSame(one: TripSearch | null, other: TripSearch | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
