import { quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listStops } from '#modules/catalog/queries/places.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import type { ReadFacts } from '#modules/pricing/quote/quote-facts.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { addMonths } from '#ui/calendar/calendar-month.ts';
import {
  type CalendarMonth,
  calendarMonths,
  firstMonth,
  monthsRange,
} from '#web/areas/products/calendar/calendar.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { PricedProduct } from '#web/parts/trip-search/use-day-prices.ts';
import { departuresOf } from './departures-of.ts';
import { atField } from './form/at-field.ts';
import { type BookingForm, findFormErrors, hasSearchDates, parseBookingForm } from './form/booking-form.ts';
import { type BookingFormOptions, bookingFormOptions } from './form/booking-form-options.ts';
import { toItem } from './form/to-item.ts';
import { loadStarts, type StartOptions } from './load-starts.ts';
import { proposeStart } from './propose-start.ts';
import { type QuoteView, toQuoteView } from './quote-view.ts';

export type BookingWidgetData = Awaited<ReturnType<typeof loadBookingWidget>>;
export type BookingWidgetView = NonNullable<BookingWidgetData['widget']>;

const shownMonths = 2;

/**
 * A product page's dates and prices: the calendar, the starts, and the booking widget with the price of the choice in the URL.
 * One SQL statement, plus those of a quote for a day outside the months shown, for codes and for vehicles; `ip` is what wrong
 * codes are counted by.
 */
export async function loadBookingWidget(app: App, product: ProductDetail, params: URLSearchParams, ip = '') {
  const today = dayInVietnam(app.clock.now());
  const kind = getKind(product.kind);
  const { bundle } = kind.saleTerms(product.details, product.units[0]?.details ?? {});
  const span = bookableWindow({ startsToday: kind.startsToday, bundle }, today);
  const chosen = params.get('from') ?? '';
  const month = firstMonth(params.get('month'), isDay(chosen) ? chosen : span.firstDay, span);
  const sale = await loadStarts(app, product, params, { ...monthsRange(month, shownMonths), ...span });
  const laterMonth = addMonths(month, shownMonths);
  const widget = await loadWidget(app, product, params, { span, sale, ip, laterMonth });
  const calendar = {
    months: calendarMonths(sale.days, { opensOn: span.firstDay, closesOn: span.lastDay }),
    pricedFor: sale.pricedFor,
  };
  return {
    calendar,
    lowest: sale.lowest,
    /** Whether paying confirms at once under every rate plan: otherwise the supplier confirms. */
    isInstant: sale.facts.units.every(({ plans }) => plans.every((plan) => plan.confirmation === 'instant')),
    widget: widget && { ...widget, pricedDays: pricedDaysOf(product, calendar) },
    /** Whether a price was requested. */
    hasSearchDates: hasSearchDates(params),
  };
}

/** What the widget's calendar prices are for: the choice in the URL, in the months that were read. */
function pricedDaysOf(
  { kind, slug }: ProductDetail,
  { months, pricedFor }: { months: CalendarMonth[]; pricedFor: string },
): PricedProduct {
  const cells = months.flatMap((month) => month.cells);
  const known = cells.map(({ day, totalVnd, left, state, isCheapest, blackout, why, added }) => [
    day,
    { totalVnd, left, isClosed: state === 'closed' || state === 'past', isCheapest, blackout, why, added },
  ]);
  return {
    collection: getKind(kind).collection,
    slug,
    per: `tổng cho ${pricedFor}`,
    known: Object.fromEntries(known),
  };
}

interface Span {
  firstDay: string;
  lastDay: string;
}

async function loadWidget(
  app: App,
  product: ProductDetail,
  requested: URLSearchParams,
  { span, sale, ip, laterMonth }: { span: Span; sale: StartOptions; ip: string; laterMonth: string },
) {
  const unit = chosenUnit(product, requested);
  if (!unit) return null;
  const kind = getKind(product.kind);
  const formOptions = bookingFormOptions(product, unit);
  const start = { unitId: unit.id, open: sale.open, firstDay: span.firstDay, formOptions };
  const { params, proposed } = proposeStart(requested, start);
  const form = parseBookingForm(params, unit.id, formOptions);
  const isPriced = hasSearchDates(params);
  const errors = isPriced ? findFormErrors(form, formOptions) : {};
  const canAsk = isPriced && Object.keys(errors).length === 0;
  // Children of a search come with ages: that a widget asks for heights besides is a question, not the guest's mistake.
  const asksHeights = errors.cm !== undefined && !params.has('cm') && !params.has('children');
  if (asksHeights) delete errors.cm;
  const answer: ChoiceAnswer = canAsk
    ? await answerChoice(app, toItem(product, unit, form, formOptions), { formOptions, ip, read: sale.facts })
    : { errors, quote: null, refusal: null, nearest: [], itemQuery: null };
  return {
    path: linkTo(kind.category, product.slug),
    formOptions,
    form,
    ...span,
    ...answer,
    /** Whether the day was proposed, and why. */
    proposed,
    askedDay: requested.get('from') ?? '',
    /** Whether the heights of a search's children are still to be given. */
    asksHeights,
    /** The party that the prices of units and days are for. */
    party: sale.party,
    units: product.units.map((one) => unitOf(one, form.from, sale)),
    plans: product.ratePlans.map(({ id, title }) => ({ id, title })),
    /** Suggested pick-up and drop-off places. */
    stops: formOptions.addresses ? await listStops(app.readDb, product.id) : [],
    departures: formOptions.hasDayList ? departuresOf(sale.open, unit.id) : null,
    /** The first month after those that were read; null where nothing can begin in it. */
    laterMonth: laterMonth <= span.lastDay.slice(0, 7) ? laterMonth : null,
  };
}

/** A unit with its price on the chosen day, else its from-price in the months shown. */
function unitOf({ id, title }: ProductDetail['units'][number], day: string, sale: StartOptions) {
  const start = sale.open.find((row) => row.unitId === id && row.day === day);
  const lowest = sale.lowest[id];
  return {
    id,
    title,
    priceVnd: start?.totalVnd ?? lowest?.totalVnd ?? null,
    left: start ? (start.isFree ? start.left : 0) : null,
    /** Whether the price is that of the chosen day. */
    isOfDay: start !== undefined,
    /** The day of a price that is not the chosen day's. */
    lowestDay: lowest?.day ?? null,
    isMisfit: sale.misfits.has(id),
  };
}

export function chosenUnit(product: ProductDetail, params: URLSearchParams) {
  return product.units.find((one) => one.id === Number(params.get('unit'))) ?? product.units[0];
}

/** The price of a choice, or why it is not available. */
interface ChoiceAnswer {
  errors: Partial<Record<keyof BookingForm, string>>;
  quote: QuoteView | null;
  /** An error that belongs to no field of the widget. */
  refusal: string | null;
  nearest: string[];
  /** The choice for the checkout and the cart, in the format of item-query.ts. */
  itemQuery: string | null;
}

/** Prices a choice; `ip` is what wrong codes are counted by, `read` the data read for the calendar beside it. */
async function answerChoice(
  app: App,
  item: QuoteItemRequest,
  { formOptions, ip, read }: { formOptions: BookingFormOptions; ip: string; read: ReadFacts },
): Promise<ChoiceAnswer> {
  const nothing = { errors: {}, quote: null, refusal: null, nearest: [], itemQuery: null };
  const parsed = quoteItemRequest.safeParse(item);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return {
      ...nothing,
      ...atField(issue?.path.join('.') ?? '', 'Vui lòng kiểm tra lại ô này.', formOptions),
    };
  }
  const request = { items: [parsed.data] };
  const result =
    parsed.data.options.voucherCode === undefined
      ? await quote(app.readDb, request, app.clock.now(), { read })
      : await quoteForGuest(app, request, ip);
  if (result.ok) return { ...nothing, quote: toQuoteView(result.quote), itemQuery: toItemQuery(parsed.data) };
  return {
    ...nothing,
    ...atField(result.field, result.message, formOptions),
    nearest: result.nearestDates ?? [],
  };
}
