/** The way from one item of a day to the next one with a position. */
export interface Leg {
  /** Ids of the items. */
  from: string;
  to: string;
  km: number;
  minutes: number;
}

interface Stop {
  id: string;
  lat: number | null;
  lng: number | null;
}

/** Kilometres per degree of latitude. */
const degreeKm = 111.2;
/** Ratio of road distance to straight-line distance: about that in Vietnam's plains, more in the mountains. */
const detour = 1.35;
/** Closer than this counts as the same spot. */
const sameSpotKm = 0.15;

/**
 * Distance and duration by car between the items of a day that have a position: an estimate from the positions alone, slower
 * within a town and faster over land. Items at the same spot have no leg between them.
 */
export function estimateLegs(items: readonly Stop[]): Leg[] {
  const stops = items.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [{ id, lat, lng }]));
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] as (typeof stops)[number];
    const flightKm = distanceKm(from, to);
    if (flightKm < sameSpotKm) return [];
    const km = flightKm * detour;
    return [
      {
        from: from.id,
        to: to.id,
        km: km < 10 ? Math.round(km * 10) / 10 : Math.round(km),
        minutes: minutesFor(km),
      },
    ];
  });
}

/** 25 km/h for the first five kilometres, 45 up to fifty, 60 beyond; rounded up to five minutes. */
function minutesFor(km: number): number {
  const hours = Math.min(km, 5) / 25 + Math.max(0, Math.min(km, 50) - 5) / 45 + Math.max(0, km - 50) / 60;
  return Math.max(5, Math.ceil((hours * 60) / 5) * 5);
}

function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * degreeKm;
}
