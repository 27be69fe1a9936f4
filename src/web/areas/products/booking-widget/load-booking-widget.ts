import { quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import {
  type CalendarMonth,
  calendarMonths,
  firstMonth,
  monthsRange,
} from '#web/areas/products/calendar/calendar.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { PricedProduct } from '#web/parts/trip-search/use-day-prices.ts';
import { type BookingForm, findFormErrors, hasSearchDates, parseBookingForm } from './form/booking-form.ts';
import { type BookingFormOptions, bookingFormOptions } from './form/booking-form-options.ts';
import { refusedField } from './form/refused-field.ts';
import { toItem } from './form/to-item.ts';
import { loadStarts, type StartOptions } from './load-starts.ts';
import { type QuoteView, toQuoteView } from './quote-view.ts';

export type BookingWidgetData = Awaited<ReturnType<typeof loadBookingWidget>>;
export type BookingWidgetView = NonNullable<BookingWidgetData['widget']>;

const shownMonths = 2;

interface Answer {
  errors: Partial<Record<keyof BookingForm, string>>;
  quote: QuoteView | null;
  /** What speaks of no field of the widget. */
  refusal: string | null;
  nearest: string[];
  /** The choice for the checkout and the cart, in the words of item-query.ts. */
  itemQuery: string | null;
}

/**
 * What a product's page says of days and prices: the calendar, what starts when, and the booking widget with the price of
 * what stands in the address. One statement, and those of a quote once a day is chosen; `ip` is where wrong codes are
 * counted.
 */
export async function loadBookingWidget(app: App, product: ProductDetail, params: URLSearchParams, ip = '') {
  const today = dayInVietnam(app.clock.now());
  const kind = getKind(product.kind);
  const { bundle } = kind.saleTerms(product.details, product.units[0]?.details ?? {});
  const span = bookableWindow({ startsToday: kind.startsToday, bundle }, today);
  const chosen = params.get('from') ?? '';
  const month = firstMonth(params.get('month'), isDay(chosen) ? chosen : span.firstDay, span);
  const sale = await loadStarts(app, product, params, { ...monthsRange(month, shownMonths), ...span });
  const widget = await loadWidget(app, product, params, { span, sale, ip });
  const calendar = {
    months: calendarMonths(sale.days, { opensOn: span.firstDay, closesOn: span.lastDay }),
    pricedFor: sale.pricedFor,
  };
  return {
    calendar,
    /** Days on which a unit starts, in the months of the calendar, with what all who come pay. */
    starts: sale.open.map(({ unitId, day, left, isFree, totalVnd }) => ({
      unitId,
      day,
      left: isFree ? left : 0,
      totalVnd: totalVnd ?? 0,
    })),
    lowest: sale.lowest,
    childAddsVnd: sale.childAddsVnd,
    widget: widget && { ...widget, pricedDays: pricedDaysOf(product, calendar) },
    /** Whether a price was asked for. */
    hasSearchDates: hasSearchDates(params),
  };
}

/** Whose prices the calendar of the widget has: for the choice in the address in the months that were read. */
function pricedDaysOf(
  { kind, slug }: ProductDetail,
  { months, pricedFor }: { months: CalendarMonth[]; pricedFor: string },
): PricedProduct {
  const cells = months.flatMap((month) => month.cells);
  const known = cells.map(({ day, totalVnd, left, state, isCheapest, blackout, added }) => [
    day,
    { totalVnd, left, isClosed: state === 'closed' || state === 'past', isCheapest, blackout, added },
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
  params: URLSearchParams,
  { span, sale, ip }: { span: Span; sale: StartOptions; ip: string },
) {
  const unit = chosenUnit(product, params);
  if (!unit) return null;
  const kind = getKind(product.kind);
  const formOptions = bookingFormOptions(product, unit);
  const form = parseBookingForm(params, unit.id, formOptions);
  const isPriced = hasSearchDates(params);
  const errors = isPriced ? findFormErrors(form, formOptions) : {};
  const canAsk = isPriced && Object.keys(errors).length === 0;
  const answer: Answer = canAsk
    ? await answerOf(app, toItem(product, unit, form, formOptions), { formOptions, ip })
    : { errors, quote: null, refusal: null, nearest: [], itemQuery: null };
  const onDay = sale.open.filter((start) => start.day === form.from);
  return {
    path: linkTo(kind.category, product.slug),
    formOptions,
    form,
    ...span,
    ...answer,
    /** For whom the prices of units and days are. */
    party: sale.party,
    units: product.units.map((one) => {
      const start = onDay.find((row) => row.unitId === one.id);
      return {
        id: one.id,
        title: one.title,
        priceVnd: start?.totalVnd ?? sale.lowest[one.id]?.totalVnd ?? null,
        left: start ? (start.isFree ? start.left : 0) : null,
        /** Whether the price is that of the chosen day. */
        isOfDay: start !== undefined,
      };
    }),
    plans: product.ratePlans.map(({ id, title }) => ({ id, title })),
    days: formOptions.hasDayList ? daysOf(sale.open, unit.id, form.from) : null,
  };
}

export function chosenUnit(product: ProductDetail, params: URLSearchParams) {
  return product.units.find((one) => one.id === Number(params.get('unit'))) ?? product.units[0];
}

async function answerOf(
  app: App,
  item: QuoteItemRequest,
  { formOptions, ip }: { formOptions: BookingFormOptions; ip: string },
): Promise<Answer> {
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
      ? await quote(app.readDb, request, app.clock.now())
      : await quoteForGuest(app, request, ip);
  if (result.ok) return { ...nothing, quote: toQuoteView(result.quote), itemQuery: toItemQuery(parsed.data) };
  return {
    ...nothing,
    ...atField(result.field, result.message, formOptions),
    nearest: result.nearestDates ?? [],
  };
}

/** A message stands at its field where the widget has it, else above all fields. */
function atField(
  path: string,
  message: string,
  formOptions: BookingFormOptions,
): Pick<Answer, 'errors' | 'refusal'> {
  const field = refusedField(path);
  const isHidden = field === null || (field === 'quantity' && !formOptions.quantity) || field === 'extras';
  return isHidden ? { errors: {}, refusal: message } : { errors: { [field]: message }, refusal: null };
}

/** The days on which the unit starts; a chosen day stays in the list even when it cannot be had. */
function daysOf(open: StartOptions['open'], unitId: number, chosen: string) {
  const own = open
    .filter((start) => start.unitId === unitId)
    .map(({ day, left, isFree, totalVnd }) => ({ day, left: isFree ? left : 0, priceVnd: totalVnd }));
  if (!isDay(chosen) || own.some((start) => start.day === chosen)) return own;
  return [...own, { day: chosen, left: 0, priceVnd: null }].sort((a, b) => (a.day < b.day ? -1 : 1));
}
