import type { GuestQuoteResult } from '#modules/booking/hold/quotes.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** No room is a conflict, which may pass, and too many wrong codes are to wait; all else is an input that will not do. */
export function quoteProblem(refusal: Extract<GuestQuoteResult, { ok: false }>): ProblemError {
  return new ProblemError(statuses[refusal.reason] ?? 422, refusal.reason, refusal.message, {
    ...('retryAfterSeconds' in refusal && {
      headers: { 'retry-after': String(refusal.retryAfterSeconds) },
    }),
    errors: [{ field: refusal.field, message: refusal.message }],
    ...(refusal.nearestDates && { extra: { nearestDates: refusal.nearestDates } }),
  });
}

const statuses: Record<string, number> = { sold_out: 409, too_many_guesses: 429 };
