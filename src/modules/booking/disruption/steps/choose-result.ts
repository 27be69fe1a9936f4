import type { Choice } from '#modules/booking/schema.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';

export type ChooseResult =
  | {
      ok: true;
      kind: Choice['kind'];
      amountVnd: number;
      creditCode: string | null;
      promisedOn: string | null;
    }
  | { ok: false; reason: 'unknown_booking' | 'no_choice' | 'not_offered' }
  /** The wanted day is not available, or nothing starts on it. */
  | { ok: false; reason: 'day_not_free'; message: string; nearestDates: string[] };

/** Rolls everything back: the wanted day is not available. */
export class DayNotFree extends Error {
  readonly refusal: Pick<QuoteRefusal, 'message' | 'nearestDates'>;

  constructor(refusal: Pick<QuoteRefusal, 'message' | 'nearestDates'>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
