import { quoteNow } from '#modules/booking/queries/quote-now.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { linkTo } from '#modules/catalog/rules.ts';
import { loadCalendar } from '#modules/pricing/queries/load-calendar.ts';
import { horizonDays } from '#modules/pricing/rules/horizon.ts';
import { monthCalendar } from '#modules/pricing/rules/month-calendar.ts';
import { unitStarts } from '#modules/pricing/rules/unit-starts.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { addMonths, calendarMonths, firstMonth, monthsRange } from '../detail/calendar.ts';
import { type Asks, asksOf } from './asks.ts';
import { type BoxForm, findBoxErrors, isAsked, parseBoxForm } from './box-form.ts';
import { type BoxQuote, toBoxQuote } from './box-quote-view.ts';
import { toItemQuery } from './item-query.ts';
import { refusedField } from './refused-field.ts';
import { toItem } from './to-item.ts';

export type Sale = Awaited<ReturnType<typeof loadSale>>;
export type BoxView = NonNullable<Sale['box']>;

const shownMonths = 2;

interface Answer {
  errors: Partial<Record<keyof BoxForm, string>>;
  quote: BoxQuote | null;
  /** What speaks of no field of the box. */
  refusal: string | null;
  nearest: string[];
  /** The choice for the checkout and the cart, in the words of item-query.ts. */
  itemQuery: string | null;
}

/**
 * What a product's page says of days and prices: the calendar, what starts when, and the booking box with the price of
 * what stands in the address. One statement, and those of a quote once a day is chosen.
 */
export async function loadSale(app: App, product: ProductDetail, params: URLSearchParams) {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const span = saleSpan(product, today);
  const chosen = params.get('from') ?? '';
  const month = firstMonth(params.get('month'), isDay(chosen) ? chosen : span.firstDay, span);
  const { from, to } = monthsRange(month, shownMonths);
  const facts = await loadCalendar(app.readDb, product.id, { from, to, now });
  const starts = facts ? unitStarts(facts, { from, to, today }) : [];
  const open = starts.filter(
    (start) =>
      !start.closed && start.priceVnd !== null && start.day >= span.firstDay && start.day <= span.lastDay,
  );
  const days = facts ? monthCalendar(facts, { from, to, today }) : [];
  const calendar = {
    months: calendarMonths(days, { opensOn: span.firstDay, closesOn: span.lastDay }),
    previousMonth: month > span.firstDay.slice(0, 7) ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= span.lastDay.slice(0, 7) ? addMonths(month, 1) : null,
  };
  const lowest = (unitId: number) => {
    const prices = open.flatMap((row) => (row.unitId === unitId && row.left > 0 ? (row.priceVnd ?? []) : []));
    return prices.length ? Math.min(...prices) : null;
  };
  const box = await loadBox(app, product, params, { span, open, lowest });
  return {
    calendar,
    /** Days on which a unit starts, in the months of the calendar. */
    starts: open.map(({ unitId, day, left, priceVnd }) => ({ unitId, day, left, priceVnd: priceVnd ?? 0 })),
    lowest: Object.fromEntries(product.units.map((unit) => [unit.id, lowest(unit.id)])),
    box,
    /** Whether a price was asked for. */
    isAsked: isAsked(params),
  };
}

type Open = { unitId: number; day: string; left: number; priceVnd: number | null }[];
type Span = { firstDay: string; lastDay: string };

async function loadBox(
  app: App,
  product: ProductDetail,
  params: URLSearchParams,
  { span, open, lowest }: { span: Span; open: Open; lowest: (unitId: number) => number | null },
) {
  const unit = product.units.find((one) => one.id === Number(params.get('unit'))) ?? product.units[0];
  if (!unit) return null;
  const kind = getKind(product.kind);
  const asks = asksOf(product, unit);
  const form = parseBoxForm(params, unit.id, asks);
  const isPriced = isAsked(params);
  const errors = isPriced ? findBoxErrors(form, asks) : {};
  const canAsk = isPriced && Object.keys(errors).length === 0;
  const answer: Answer = canAsk
    ? await answerOf(app, toItem(product, unit, form, asks), asks)
    : { errors, quote: null, refusal: null, nearest: [], itemQuery: null };
  const onDay = open.filter((start) => start.day === form.from);
  return {
    path: linkTo(kind.category, product.slug),
    asks,
    form,
    ...span,
    ...answer,
    units: product.units.map((one) => {
      const start = onDay.find((row) => row.unitId === one.id);
      return {
        id: one.id,
        title: one.title,
        priceVnd: start?.priceVnd ?? lowest(one.id),
        left: start?.left ?? null,
        /** Whether the price is that of the chosen day. */
        isOfDay: start !== undefined,
      };
    }),
    plans: product.ratePlans.map(({ id, title }) => ({ id, title })),
    days: asks.hasDayList ? daysOf(open, unit.id, form.from) : null,
  };
}

async function answerOf(app: App, item: QuoteItemRequest, asks: Asks): Promise<Answer> {
  const nothing = { errors: {}, quote: null, refusal: null, nearest: [], itemQuery: null };
  const parsed = quoteItemRequest.safeParse(item);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { ...nothing, ...atField(issue?.path.join('.') ?? '', 'Bạn kiểm tra lại ô này nhé.', asks) };
  }
  const result = await quoteNow(app.readDb, { items: [parsed.data] }, app.clock.now());
  if (result.ok) return { ...nothing, quote: toBoxQuote(result.quote), itemQuery: toItemQuery(parsed.data) };
  return { ...nothing, ...atField(result.field, result.message, asks), nearest: result.nearestDates ?? [] };
}

/** A message stands at its field where the box has it, else above all fields. */
function atField(path: string, message: string, asks: Asks): Pick<Answer, 'errors' | 'refusal'> {
  const field = refusedField(path);
  const isHidden = field === null || (field === 'quantity' && !asks.quantity) || field === 'extras';
  return isHidden ? { errors: {}, refusal: message } : { errors: { [field]: message }, refusal: null };
}

/** From when to when something can begin. What leaves at a fixed hour of the morning has left today. */
function saleSpan(product: ProductDetail, today: string): Span {
  const kind = getKind(product.kind);
  const { bundle } = kind.saleTerms(product.details, product.units[0]?.details ?? {});
  const leavesEarly = product.kind === 'tour' || product.kind === 'cruise';
  const first = leavesEarly ? addDays(today, 1) : today;
  const last = addDays(today, horizonDays);
  if (!bundle) return { firstDay: first, lastDay: last };
  const opens = [addDays(today, bundle.advanceDays), bundle.useFrom].sort().at(-1) as string;
  return { firstDay: opens, lastDay: [bundle.useTo, last].sort()[0] as string };
}

/** The days on which the unit starts; a chosen day stays in the list even when it cannot be had. */
function daysOf(open: Open, unitId: number, chosen: string) {
  const own = open
    .filter((start) => start.unitId === unitId)
    .map(({ day, left, priceVnd }) => ({ day, left, priceVnd }));
  if (!isDay(chosen) || own.some((start) => start.day === chosen)) return own;
  return [...own, { day: chosen, left: 0, priceVnd: null }].sort((a, b) => (a.day < b.day ? -1 : 1));
}
