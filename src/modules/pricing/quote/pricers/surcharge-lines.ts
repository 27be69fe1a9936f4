import type { SurchargeInput } from '#modules/catalog/kinds/sale-terms.ts';
import type { HolidayWindow } from '#modules/pricing/day-price/price-rule.ts';
import { createLine, groupBy } from '#modules/pricing/quote/create-line.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { isoWeekday } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

interface Trip {
  /** Days for surcharges per person and per voucher: the day of arrival, or each day of a sailing. */
  days: readonly string[];
  /** Nights, each by itself, for surcharges per room and night. */
  nights: readonly string[];
  persons: number;
  rooms: number;
  vouchers: number;
}

interface Due {
  surcharge: SurchargeInput;
  day: string;
  count: number;
}

/**
 * Surcharges by the date of service. On one day weekday surcharges add up; a holiday's replaces them when it is larger,
 * else it is left out, and of several holidays only the largest counts: nobody pays for Saturday and Tết at once, the
 * same as in prices of days. A fee for a day of the year (a gala dinner) is not a premium and comes on top.
 */
export function surchargeLines(
  surcharges: readonly SurchargeInput[],
  trip: Trip,
  holidays: readonly HolidayWindow[],
): QuoteLine[] {
  const due = surcharges.flatMap((surcharge) =>
    (surcharge.per === 'roomNight' ? trip.nights : trip.days)
      .filter((day) => falls(surcharge, day, holidays))
      .map((day) => ({ surcharge, day, count: countOf(surcharge, trip) })),
  );
  const kept = groupBy(due, ({ day }) => day).flatMap(keepLargest);
  return groupBy(kept, ({ surcharge }) => `${surcharge.label} ${surcharge.per} ${surcharge.amountVnd}`).map(
    (same) => {
      const [{ surcharge, count }] = same;
      const days = same.map(({ day }) => formatWeekdayDate(day).slice(0, -5)).join('; ');
      return createLine(
        surcharge.label,
        count * same.length,
        surcharge.amountVnd,
        `${count} ${nounOf[surcharge.per]}: ${days}`,
      );
    },
  );
}

const nounOf = { person: 'khách', roomNight: 'phòng mỗi đêm', voucher: 'gói' };

function falls(surcharge: SurchargeInput, day: string, holidays: readonly HolidayWindow[]): boolean {
  if (surcharge.on) return day.endsWith(`-${surcharge.on}`);
  if (surcharge.weekdays && !surcharge.weekdays.includes(isoWeekday(day))) return false;
  if (!surcharge.holiday) return surcharge.weekdays !== undefined;
  return holidays.some(
    (window) => window.group === surcharge.holiday && window.from <= day && day <= window.to,
  );
}

function countOf({ per }: SurchargeInput, { persons, rooms, vouchers }: Trip): number {
  return { person: persons, roomNight: rooms, voucher: vouchers }[per];
}

function keepLargest(due: readonly Due[]): Due[] {
  const sum = (rows: readonly Due[]) => rows.reduce((all, row) => all + amountOf(row), 0);
  const onDay = due.filter(({ surcharge }) => surcharge.on);
  const holidays = due.filter(({ surcharge }) => !surcharge.on && surcharge.holiday);
  const ordinary = due.filter(({ surcharge }) => !surcharge.on && !surcharge.holiday);
  const largest = holidays.toSorted((a, b) => amountOf(b) - amountOf(a))[0];
  return [...(largest && amountOf(largest) > sum(ordinary) ? [largest] : ordinary), ...onDay];
}

function amountOf({ surcharge, count }: Due): number {
  return surcharge.amountVnd * count;
}
