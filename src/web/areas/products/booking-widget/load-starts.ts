import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { type CalendarDay, toCalendar } from '#modules/pricing/calendar/month-calendar.ts';
import { type UnitStart, unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import { defaultWanted, type Wanted } from '#modules/pricing/quote/default-wanted.ts';
import type { ReadFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { App } from '#platform/app.ts';
import { daysBetween, isDay } from '#platform/time/days.ts';
import { type BookingForm, parseBookingForm } from './form/booking-form.ts';
import { type BookingFormOptions, bookingFormOptions } from './form/booking-form-options.ts';
import { toItem } from './form/to-item.ts';

interface Span {
  from: string;
  /** Not included. */
  to: string;
  /** The first and the last bookable day. */
  firstDay: string;
  lastDay: string;
}

/** The lowest price of a unit in the months shown. */
export interface Lowest {
  totalVnd: number;
  /** Per guest, night or pack; null where only the total is meaningful. */
  priceVnd: number | null;
  day: string;
  /** Availability over all its days in these months. */
  left: number;
}

export interface StartOptions {
  /** The data that all this is computed from. */
  facts: ReadFacts;
  /** Starts of all units that are on sale, whether or not sold out. */
  open: UnitStart[];
  /** Days of the chosen unit and rate plan: choosing one leads to the same price. */
  days: CalendarDay[];
  /** The party that prices are for: '2 người lớn'. */
  party: string;
  /** What the calendar's prices are for: the party, and the unit and rate plan where there is a choice. */
  pricedFor: string;
  lowest: Record<number, Lowest | null>;
  /** Units that take the party on no day, whatever is available: it is too large for them, or too small. */
  misfits: ReadonlySet<number>;
}

/**
 * The starts of a product in some months, each priced for the party in the URL (two adults where it names none) by the rules of a
 * quote. A party that the product does not accept sees the prices of two adults. One SQL statement.
 */
export async function loadStarts(
  app: App,
  product: ProductDetail,
  params: URLSearchParams,
  { from, to, firstDay, lastDay }: Span,
): Promise<StartOptions> {
  const now = app.clock.now();
  const choice = choiceOf(product, params);
  const reachDays = Math.max(14, choice ? (choice.want.length ?? 0) : 0);
  const facts = await loadCalendar(app.readDb, product.id, { from, to, now, reachDays });
  const startsFor = (wanted: (unit: UnitFacts) => Wanted) => unitStarts(facts, { from, to, now, wanted });
  const requested = startsFor((unit) => wantedOf(product, params, unit.unitId) ?? defaultWanted(unit));
  const fits = requested.some((start) => start.totalVnd !== null) || requested.every((start) => start.closed);
  const wanted = fits
    ? (unit: UnitFacts) => wantedOf(product, params, unit.unitId) ?? defaultWanted(unit)
    : defaultWanted;
  const starts = fits ? requested : startsFor(defaultWanted);
  const open = starts.filter(
    (start) => !start.closed && start.totalVnd !== null && start.day >= firstDay && start.day <= lastDay,
  );
  const unit = facts.units.find((row) => row.unitId === choice?.unitId);
  const own = starts.filter((start) => start.unitId === choice?.unitId);
  const party = choice && unit ? partyWords(wanted(unit), choice.formOptions) : '';
  return {
    facts,
    open,
    days: toCalendar(own, facts, { from, to }),
    party,
    pricedFor: [party, product.units.length > 1 && unit?.unitTitle, choice?.planTitle]
      .filter(Boolean)
      .join(', '),
    lowest: Object.fromEntries(product.units.map(({ id }) => [id, lowestOf(open, id)])),
    misfits: misfitsOf(starts),
  };
}

interface Choice {
  unitId: number;
  formOptions: BookingFormOptions;
  want: Wanted;
  planTitle: string | false | undefined;
}

function choiceOf(product: ProductDetail, params: URLSearchParams): Choice | null {
  const unit = product.units.find((one) => one.id === Number(params.get('unit'))) ?? product.units[0];
  const want = unit && wantedOf(product, params, unit.id);
  if (!unit || !want) return null;
  const plan = product.ratePlans.find(({ id }) => id === want.ratePlanId);
  return {
    unitId: unit.id,
    formOptions: bookingFormOptions(product, unit),
    want,
    planTitle: product.ratePlans.length > 1 && plan?.title,
  };
}

/** The widget's pricing request for this unit on any day, without codes, which are not tied to a day. */
function wantedOf(product: ProductDetail, params: URLSearchParams, unitId: number): Wanted | null {
  const unit = product.units.find(({ id }) => id === unitId);
  if (!unit) return null;
  const formOptions = bookingFormOptions(product, unit);
  const form = parseBookingForm(params, unitId, formOptions);
  const {
    unitId: _,
    from,
    to,
    ...item
  } = toItem(product, unit, { ...form, open: false, voucher: '' }, formOptions);
  const ratePlanId = product.ratePlans.some(({ id }) => id === form.plan)
    ? form.plan
    : product.ratePlans[0]?.id;
  const isAnyTime = formOptions.time !== null && !params.has('time');
  return {
    ...item,
    ...(ratePlanId && { ratePlanId }),
    ...(isAnyTime && { isAnyTime }),
    ...lengthOf(form, formOptions),
  };
}

/** Products rented by days are priced for the length requested, else for one day. */
function lengthOf({ from, to }: BookingForm, formOptions: BookingFormOptions): { length?: number } {
  if (formOptions.until === 'none') return {};
  if (isDay(from) && isDay(to) && to > from) return { length: Math.min(30, daysBetween(from, to)) };
  return formOptions.until === 'required' ? { length: 1 } : {};
}

function lowestOf(open: readonly UnitStart[], unitId: number): Lowest | null {
  const free = open.filter((start) => start.unitId === unitId && start.isFree);
  const best = free.toSorted((a, b) => (a.totalVnd ?? 0) - (b.totalVnd ?? 0))[0];
  if (!best || best.totalVnd === null) return null;
  const left = free.reduce((sum, start) => sum + start.left, 0);
  return { totalVnd: best.totalVnd, priceVnd: best.priceVnd, day: best.day, left };
}

function misfitsOf(starts: readonly UnitStart[]): ReadonlySet<number> {
  const priced = new Set(starts.filter(({ totalVnd }) => totalVnd !== null).map(({ unitId }) => unitId));
  const refused = starts.filter(({ closed, unitId }) => !closed && !priced.has(unitId));
  return new Set(refused.map(({ unitId }) => unitId));
}

/** The party of a price as printed: '2 người lớn, 1 trẻ em'; a quantity where guests are not counted. */
function partyWords({ adults, childAges, quantity }: Wanted, formOptions: BookingFormOptions): string {
  const noun = formOptions.words.quantity.replace(/^Số (lượng)?/, '').trim() || formOptions.words.left;
  if (!formOptions.guests) return `${quantity} ${noun}`;
  return [
    `${adults} ${formOptions.guests.children ? 'người lớn' : formOptions.words.people}`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
    formOptions.quantity && `${quantity} ${noun}`,
  ]
    .filter(Boolean)
    .join(', ');
}
