import { quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { BookingForm } from './form/booking-form.ts';
import type { BookingFormOptions } from './form/booking-form-options.ts';
import { refusedField } from './form/refused-field.ts';
import { type QuoteView, toQuoteView } from './quote-view.ts';

/** What a choice costs, or why it cannot be had. */
export interface ChoiceAnswer {
  errors: Partial<Record<keyof BookingForm, string>>;
  quote: QuoteView | null;
  /** What speaks of no field of the widget. */
  refusal: string | null;
  nearest: string[];
  /** The choice for the checkout and the cart, in the words of item-query.ts. */
  itemQuery: string | null;
}

/** Asks for the price of a choice; `ip` is where wrong codes are counted. */
export async function answerChoice(
  app: App,
  item: QuoteItemRequest,
  { formOptions, ip }: { formOptions: BookingFormOptions; ip: string },
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
): Pick<ChoiceAnswer, 'errors' | 'refusal'> {
  const field = refusedField(path);
  const isHidden = field === null || (field === 'quantity' && !formOptions.quantity) || field === 'extras';
  return isHidden ? { errors: {}, refusal: message } : { errors: { [field]: message }, refusal: null };
}
