import type { GuestQuoteResult } from '#modules/booking/hold/quotes.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** A refused quote as a problem: 409 when sold out, 429 after too many wrong codes, otherwise 422 for the invalid field. */
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
