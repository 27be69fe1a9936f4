import { useEffect, useState } from 'react';
import type { DayInfo } from '#ui/calendar/day-info.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { fetchCached } from '#web/app/api-client/fetch-cached.ts';
import { dayInfoOf, type PricedDay } from './day-info-of.ts';
import type { TripParty } from './trip-search.ts';

/** The product whose prices a calendar shows. */
export interface PricedProduct {
  /** Path of its kind below /api/v1. */
  collection: string;
  slug: string;
  /** What an amount covers: 'một đêm'. */
  per: string;
  /** Days that the page already has, by date: not fetched. */
  known?: Record<string, PricedDay>;
}

interface DayReply {
  date: string;
  total: number | null;
  available: number;
  closed: boolean;
  isCheapest: boolean;
  blackout: string | null;
  why: string | null;
  surcharges: { label: string; amount: number }[];
}

/**
 * The party's price for each day of some months, from the API; empty without a product, and until loaded. A month is fetched once
 * per page load.
 */
export function useDayPrices(
  product: PricedProduct | undefined,
  party: TripParty,
  months: readonly string[],
): Map<string, DayInfo> {
  const [days, setDays] = useState<Map<string, DayInfo>>(
    () => new Map(Object.entries(product?.known ?? {}).map(([day, priced]) => [day, dayInfoOf(priced)])),
  );
  const isKnown = (month: string) => Object.keys(product?.known ?? {}).some((day) => day.startsWith(month));
  const missing = product ? months.filter((month) => !isKnown(month)) : [];
  const urls = product ? missing.map((month) => monthUrl(product, party, month)).join(' ') : '';
  useEffect(() => {
    let isCurrent = true;
    for (const url of urls.split(' ').filter(Boolean))
      fetchCached<{ days: DayReply[] }>(url).then(
        (body) => {
          if (isCurrent) setDays((known) => new Map([...known, ...body.days.map(toEntry)]));
        },
        // Without prices a day can still be chosen.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [urls]);
  return days;
}

function monthUrl(
  { collection, slug }: PricedProduct,
  { adults, childAges, rooms }: TripParty,
  month: string,
): string {
  return apiUrl(`/${collection}/${slug}/calendar`, {
    month,
    ...(adults > 0 && { adults }),
    ...(childAges.length > 0 && { childAges: childAges.join('-') }),
    ...(rooms > 1 && { quantity: rooms }),
  });
}

function toEntry({
  date,
  total,
  available,
  closed,
  isCheapest,
  blackout,
  why,
  surcharges,
}: DayReply): [string, DayInfo] {
  const added = surcharges.map(({ label, amount }) => ({ label, amountVnd: amount }));
  return [
    date,
    dayInfoOf({ totalVnd: total, left: available, isClosed: closed, isCheapest, blackout, why, added }),
  ];
}
