import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { horizonDays } from '#modules/pricing/booking-limits.ts';
import { listMonthPrices } from '#modules/pricing/calendar/list-month-prices.ts';
import { listNearestArrivalsOf } from '#modules/pricing/calendar/list-nearest-arrivals.ts';
import { listUnitDays } from '#modules/pricing/calendar/list-unit-days.ts';
import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { listStayOffers } from '#modules/pricing/quote/list-stay-offers.ts';
import { noOptions } from '#modules/pricing/quote/no-options.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { addMonths, calendarMonths, firstMonth, monthsRange } from '#web/areas/products/detail/calendar.ts';
import { toRooms } from './room-views.ts';
import { parseStayQuery, type Stay, type StayQuery } from './stay-query.ts';

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
    loadNights(app, product, query, { from, to }),
    query.stay ? loadOffers(app, product, query.stay) : loadLowest(app, product, today),
  ]);
  return {
    form: query.form,
    errors: query.errors,
    hasStay: query.stay !== null,
    firstDay: today,
    lastDay,
    rooms: toRooms(product, rooms),
    months: calendarMonths(calendar.days, { opensOn: today }),
    /** For whom the calendar's prices of a night are. */
    party: partyOf(calendar.want),
    previousMonth: month > today.slice(0, 7) ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= lastDay.slice(0, 7) ? addMonths(month, 1) : null,
  };
}

/** What a night costs the party in the date bar; two adults in a room, where no room takes that party. */
async function loadNights(
  app: App,
  product: ProductDetail,
  query: StayQuery,
  { from, to }: { from: string; to: string },
) {
  const load = async (want: Wanted) => ({
    want,
    days: await listMonthPrices(app.readDb, product.id, from, to, app.clock.now(), () => want),
  });
  const asked = await load(nightOf(query));
  const fits = asked.days.some((day) => !day.closed) || asked.want === usualNight;
  return fits ? asked : load(usualNight);
}

const usualNight: Wanted = { adults: 2, childAges: [], quantity: 1, options: noOptions };

/** One night of the party in the date bar, or of two adults in a room while what stands there cannot be. */
function nightOf({ form, errors }: StayQuery): Wanted {
  const { adults, childAges, rooms: quantity } = form;
  const isParty = !errors.adults && !errors.childAges && !errors.rooms && adults >= quantity;
  return isParty ? { adults, childAges, quantity, options: noOptions } : usualNight;
}

function partyOf({ adults, childAges, quantity }: Wanted): string {
  const children = childAges.length > 0 && `${childAges.length} trẻ em`;
  return [`${adults} người lớn`, children, `${quantity} phòng`].filter(Boolean).join(', ');
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
