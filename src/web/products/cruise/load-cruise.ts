import type { z } from 'zod';
import type { cabinDetails, cruiseDetails } from '#modules/catalog/kinds/cruise.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listUnitDays } from '#modules/pricing/queries/list-unit-days.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { iconNames } from '#ui/icon-names.ts';
import { horizonDays } from '../detail/calendar.ts';
import { facilityGroups } from '../detail/facility-groups.ts';

export type CruiseView = Awaited<ReturnType<typeof loadCruise>>;
export type CabinView = CruiseView['cabins'][number];

const shownSailings = 5;
const reachDays = 28;
const shownFacilities = 6;

/** What only the page of a cruise shows, with the sailings from the asked day on; one statement. */
export async function loadCruise(app: App, product: ProductDetail, asked: string | null) {
  const now = app.clock.now();
  const first = addDays(dayInVietnam(now), 1);
  const last = addDays(first, horizonDays - reachDays);
  const error = findDateError(asked, first, last);
  const from = asked && !error ? asked : first;
  const days = await listUnitDays(app.readDb, product.id, from, addDays(from, reachDays), now);
  const onSale = days.filter((day) => !day.closed && day.priceVnd !== null);
  const sailings = [...new Set(onSale.map((day) => day.day))].sort().slice(0, shownSailings);
  return {
    details: product.details as z.infer<typeof cruiseDetails>,
    date: asked ?? '',
    error,
    firstDay: first,
    lastDay: last,
    sailings,
    bay: product.terms.find((term) => term.taxonomy === 'bay')?.title ?? '',
    facilities: facilityGroups(product.terms),
    itinerary: product.itinerary,
    cabins: product.units.map((unit) => {
      const own = onSale.filter((day) => day.unitId === unit.id && sailings.includes(day.day));
      return {
        id: unit.id,
        title: unit.title,
        summary: unit.summary,
        picture: unit.images[0] ?? null,
        details: unit.details as z.infer<typeof cabinDetails>,
        maxOccupancy: unit.maxOccupancy,
        facilities: unit.facilities.slice(0, shownFacilities).map(({ title, icon }) => ({
          title,
          icon: iconNames.has(icon) ? icon : 'circle-check',
        })),
        sailings: own.map(({ day, left, priceVnd }) => ({ day, left, priceVnd: priceVnd ?? 0 })),
        fromVnd: own.length ? Math.min(...own.map((day) => day.priceVnd ?? 0)) : null,
      };
    }),
  };
}

function findDateError(asked: string | null, first: string, last: string): string | null {
  if (asked === null) return null;
  if (!isDay(asked)) return 'Bạn chọn ngày khởi hành nhé.';
  if (asked < first) return 'Ngày khởi hành đã qua hoặc quá sát giờ. Bạn chọn ngày khác nhé.';
  return asked > last ? 'Ngày khởi hành còn quá xa, tàu chưa mở bán.' : null;
}
