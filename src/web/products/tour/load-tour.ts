import type { z } from 'zod';
import type { tourDetails } from '#modules/catalog/kinds/tour.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listUnitDays } from '#modules/pricing/queries/list-unit-days.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

export type TourView = Awaited<ReturnType<typeof loadTour>>;

const shownDepartures = 8;
/** Far enough for eight departures of a tour that leaves once a week, holidays in between. */
const reachDays = 100;

/** What only the page of a tour shows; one statement. Today's departure has left. */
export async function loadTour(app: App, product: ProductDetail) {
  const details = product.details as z.infer<typeof tourDetails>;
  const now = app.clock.now();
  const from = addDays(dayInVietnam(now), 1);
  const days = await listUnitDays(app.readDb, product.id, from, addDays(from, reachDays), now);
  const seats = product.units.map((unit) => ({
    id: unit.id,
    title: unit.title,
    summary: unit.summary,
    departures: days
      .filter((day) => day.unitId === unit.id && !day.closed && day.priceVnd !== null)
      .slice(0, shownDepartures)
      .map(({ day, left, priceVnd }) => ({ day, left, priceVnd: priceVnd ?? 0 })),
  }));
  return {
    details,
    seats: seats.map((seat) => ({
      ...seat,
      fromVnd: seat.departures.length ? Math.min(...seat.departures.map((one) => one.priceVnd)) : null,
    })),
    itinerary: product.itinerary,
  };
}
