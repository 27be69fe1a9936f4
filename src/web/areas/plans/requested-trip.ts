import { addDays, daysBetween, isDay } from '#platform/time/days.ts';
import { type ChosenExtra, parseExtras } from '#web/parts/booking/extra-words.ts';
import { readParty } from './read-plan-form.ts';

/** What was chosen on a product's page before adding it to a plan. */
export interface RequestedTrip {
  /** ISO; null where no day was chosen, or a past one. */
  startsOn: string | null;
  /** Null where not chosen. */
  nights: number | null;
  party: { adults: number; childAges: number[] } | null;
  unitId: number | null;
  ratePlanId: number | null;
  extras: ChosenExtra[];
}

const mostNights = 29;

/** Reads it from the query keys of the product's page; invalid values are dropped. */
export function requestedTrip(params: URLSearchParams, today: string): RequestedTrip {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const startsOn = isDay(from) && from >= today && from < addDays(today, 730) ? from : null;
  const nights = startsOn && isDay(to) && to > startsOn ? daysBetween(startsOn, to) : null;
  const ages = (params.get('ages') ?? '').replaceAll('-', ' ');
  const party = params.has('adults') ? readParty({ adults: params.get('adults') ?? '', ages }) : null;
  const idOf = (key: string) =>
    /^[1-9]\d{0,8}$/.test(params.get(key) ?? '') ? Number(params.get(key)) : null;
  return {
    startsOn,
    nights: nights !== null && nights <= mostNights ? nights : null,
    party: party?.ok ? party.value : null,
    unitId: idOf('unit'),
    ratePlanId: idOf('plan'),
    extras: parseExtras(params.getAll('extra')),
  };
}
