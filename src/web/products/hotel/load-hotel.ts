import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listMonthPrices } from '#modules/pricing/queries/list-month-prices.ts';
import { listNearestArrivalsOf } from '#modules/pricing/queries/list-nearest-arrivals.ts';
import { listStayOffers } from '#modules/pricing/queries/list-stay-offers.ts';
import { listUnitDays } from '#modules/pricing/queries/list-unit-days.ts';
import { horizonDays } from '#modules/pricing/rules/horizon.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { addMonths, calendarMonths, firstMonth, monthsRange } from '../detail/calendar.ts';
import { toRooms } from './room-views.ts';
import { parseStayQuery, type Stay } from './stay-query.ts';

/** How far ahead a room's lowest price is looked for, as display prices are. */
const priceDays = 60;
const shownMonths = 2;

/** Everything about dates and prices on a hotel's page, for the dates in the address; six statements at most. */
export async function loadHotelPrices(app: App, product: ProductDetail, params: URLSearchParams) {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const query = parseStayQuery(params, today);
  const chosen = query.stay?.from ?? (query.errors.checkIn ? today : query.form.checkIn || today);
  const lastDay = addDays(today, horizonDays);
  const month = firstMonth(params.get('month'), chosen, { firstDay: today, lastDay });
  const { from, to } = monthsRange(month, shownMonths);
  const [calendar, rooms] = await Promise.all([
    listMonthPrices(app.readDb, product.id, from, to, now),
    query.stay ? loadOffers(app, product, query.stay) : loadLowest(app, product, today),
  ]);
  return {
    form: query.form,
    errors: query.errors,
    hasStay: query.stay !== null,
    firstDay: today,
    lastDay,
    rooms: toRooms(product, rooms),
    months: calendarMonths(calendar, { opensOn: today }),
    previousMonth: month > today.slice(0, 7) ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= lastDay.slice(0, 7) ? addMonths(month, 1) : null,
  };
}

async function loadOffers(app: App, product: ProductDetail, stay: Stay) {
  const now = app.clock.now();
  const unitIds = product.units.map((unit) => unit.id);
  const offers = await listStayOffers(app.readDb, product.id, stay, now, unitIds);
  const full = offers.filter(({ result }) => !result.ok && ['sold_out', 'closed'].includes(result.reason));
  const nearest = full.length
    ? await listNearestArrivalsOf(app.readDb, [...new Set(full.map((offer) => offer.unitId))], {
        from: stay.from,
        nights: daysBetween(stay.from, stay.to),
        quantity: stay.quantity,
        today: dayInVietnam(now),
        now,
      })
    : new Map<number, string[]>();
  return { offers, nearest, days: [] };
}

async function loadLowest(app: App, product: ProductDetail, today: string) {
  const days = await listUnitDays(app.readDb, product.id, today, addDays(today, priceDays), app.clock.now());
  return { offers: null, nearest: new Map<number, string[]>(), days };
}
