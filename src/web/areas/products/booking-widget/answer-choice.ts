import { quoteForGuest } from '#modules/booking/hold/quotes.ts';
import type { ReadFacts } from '#modules/pricing/quote/quote-facts.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { BookingForm } from './form/booking-form.ts';
import type { BookingFormOptions } from './form/booking-form-options.ts';
import { type QuoteView, toQuoteView } from './quote-view.ts';

/** The price of a choice, or why it is not available. */
export interface ChoiceAnswer {
  errors: Partial<Record<keyof BookingForm, string>>;
  quote: QuoteView | null;
  /** An error that belongs to no field of the widget. */
  refusal: string | null;
  nearest: string[];
  /** The choice for the checkout and the cart, in the format of item-query.ts. */
  itemQuery: string | null;
}

/** Prices a choice; `ip` is what wrong codes are counted by, `read` the data read for the calendar beside it. */
export async function answerChoice(
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

/** Puts a message at its field where the widget has it, else above all fields. */
function atField(
  path: string,
  message: string,
  formOptions: BookingFormOptions,
): Pick<ChoiceAnswer, 'errors' | 'refusal'> {
  const field = refusedField(path);
  const isHidden = field === null || (field === 'quantity' && !formOptions.quantity) || field === 'extras';
  return isHidden ? { errors: {}, refusal: message } : { errors: { [field]: message }, refusal: null };
}

const fields: Record<string, keyof BookingForm> = {
  from: 'from',
  to: 'to',
  quantity: 'quantity',
  adults: 'adults',
  childAges: 'ages',
  unitId: 'unit',
  ratePlanId: 'plan',
  singles: 'singles',
  extras: 'extras',
  childHeightsCm: 'cm',
  time: 'time',
  endTime: 'endTime',
  openDated: 'open',
  voucherCode: 'voucher',
  flightNo: 'flight',
  pickupAddress: 'pickup',
  dropoffAddress: 'dropoff',
};

/** The widget's field for a path of a refusal: 'items.0.options.extras.1.code' → 'extras'. */
function refusedField(path: string): keyof BookingForm | null {
  const [first = '', second = ''] = path.replace(/^items\.\d+\./, '').split('.');
  return fields[first === 'options' ? second : first] ?? null;
}
