import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { listNearestArrivalsOf } from '#modules/pricing/calendar/list-nearest-arrivals.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { monthCalendar } from '#modules/pricing/calendar/month-calendar.ts';
import { unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import { noOptions } from '#modules/pricing/quote/default-wanted.ts';
import { listStayOffers } from '#modules/pricing/quote/list-stay-offers.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { addMonths, calendarMonths, firstMonth, monthsRange } from '#web/areas/products/calendar/calendar.ts';
import { toRooms } from './room-views.ts';
import { parseStayQuery, type Stay, type StayQuery } from './stay-query.ts';

/** How far ahead a room's lowest price is looked for, as display prices are. */
const priceDays = 60;
const shownMonths = 2;

/** Everything about dates and prices on a hotel's page, for the dates in the address: five statements at most. */
export async function loadHotelPrices(app: App, product: ProductDetail, params: URLSearchParams) {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const query = parseStayQuery(params, today);
  const chosen = query.stay?.from ?? (query.errors.checkIn ? today : query.form.checkIn || today);
  const lastDay = addDays(today, bookingLimits.horizonDays);
  const month = firstMonth(params.get('month'), chosen, { firstDay: today, lastDay });
  const { from, to } = monthsRange(month, shownMonths);
  const months = { from, to, now };
  const soon = { from: today, to: addDays(today, priceDays), now };
  const load = (days: typeof months) => loadCalendar(app.readDb, product.id, days);
  // The months shown and the days of the lowest prices mostly overlap: then both come out of one statement.
  const isShared = !query.stay && from <= soon.to && today <= to;
  const [facts, rooms] = await Promise.all([
    load(isShared ? spanning(months, soon) : months),
    query.stay ? loadOffers(app, product, query.stay) : isShared ? null : load(soon),
  ]);
  const calendar = nightsOfMonths(facts, query, months);
  const ofRooms =
    rooms && 'offers' in rooms
      ? rooms
      : { offers: null, nearest: new Map<number, string[]>(), days: unitStarts(rooms ?? facts, soon) };
  return {
    form: query.form,
    errors: query.errors,
    hasStay: query.stay !== null,
    firstDay: today,
    lastDay,
    rooms: toRooms(product, ofRooms),
    months: calendarMonths(calendar.days, { opensOn: today }),
    /** For whom the calendar's prices of a night are. */
    party: partyOf(calendar.want),
    previousMonth: month > today.slice(0, 7) ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= lastDay.slice(0, 7) ? addMonths(month, 1) : null,
  };
}

interface Days {
  from: string;
  /** Not included. */
  to: string;
  now: Date;
}

function spanning(one: Days, other: Days): Days {
  const [from, , , to] = [one.from, one.to, other.from, other.to].sort() as [string, string, string, string];
  return { from, to, now: one.now };
}

/** What a night costs the party in the date bar; two adults in a room, where no room takes that party. */
function nightsOfMonths(facts: QuoteFacts, query: StayQuery, months: Days) {
  const priced = (want: Wanted) => ({ want, days: monthCalendar(facts, { ...months, wanted: () => want }) });
  const asked = priced(nightOf(query));
  const fits = asked.days.some((day) => !day.closed) || asked.want === usualNight;
  return fits ? asked : priced(usualNight);
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
