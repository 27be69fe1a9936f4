import { useMemo } from 'react';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import type { DayInfo } from '#ui/calendar/day-info.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { useJson } from '#web/app/api-client/use-json.ts';
import { type Holiday, holidayOn } from './holiday.ts';
import type { TripSearch } from './trip-search.ts';
import { type PricedProduct, useDayPrices } from './use-day-prices.ts';

const noHolidays: Holiday[] = [];

/** Holidays and prices of the displayed days, and which days may be chosen. */
export function useDays({
  search,
  isRange,
  limits,
  product,
  months,
}: {
  search: TripSearch;
  isRange: boolean;
  limits: { firstDay: string; lastDay: string };
  product: PricedProduct | undefined;
  months: string[];
}) {
  const { body } = useJson<{ results: Holiday[] }>(apiUrl('/holidays'));
  const holidays = body?.results ?? noHolidays;
  const prices = useDayPrices(product, search, months);
  const infoOf = useMemo(() => {
    const known = new Map<string, DayInfo>();
    return (day: string) => {
      const info = known.get(day) ?? { ...prices.get(day), holiday: holidayOn(holidays, day) };
      known.set(day, info);
      return info;
    };
  }, [prices, holidays]);
  const isFree = (day: string) => !prices.get(day)?.isFull && !prices.get(day)?.isClosed;
  return {
    holidays,
    /** What the numbers and signs of a cell mean. */
    about: [
      prices.size > 0 && `Giá ${product?.per}, đã gồm thuế phí.`,
      [...prices.values()].some(({ hasSurcharge }) => hasSurcharge) &&
        'Dấu + sau giá: đã gồm phụ thu của ngày.',
      'Số nhỏ ở góc: ngày âm lịch.',
    ]
      .filter(Boolean)
      .join(' '),
    infoOf,
    dateLimits: { ...limits, maxNights: isRange ? bookingLimits.maxNights : null, isFree },
  };
}
