import type { Quote } from '#modules/pricing/quote/quote-types.ts';

export type QuoteView = ReturnType<typeof toQuoteView>;

/** What the widget shows of a quote for one item. */
export function toQuoteView(quote: Quote) {
  const item = quote.items[0];
  return {
    lines: quote.lines,
    totalVnd: quote.total,
    dueNowVnd: quote.dueNow,
    balanceDueOn: quote.balanceDueOn,
    taxes: quote.taxes.map(({ percent, amountVnd }) => ({ percent, amountVnd })),
    cancellation: quote.cancellation,
    payMode: item?.payMode ?? 'prepay',
    /** How long the supplier may take to answer, where nothing is held before that; else null. */
    answerMinutes: item?.confirmation === 'request' ? item.answerMinutes : null,
    /** How long the supplier may take to confirm after payment, where the inventory is not ours; else null. */
    confirmMinutes: item?.confirmation === 'after_payment' ? item.answerMinutes : null,
    /** Daily hours in which both count. */
    answerHours: item?.answerHours,
  };
}
