import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { instantInVietnam } from '#platform/time/days.ts';

/** When a service begins: at the time that the guest chose, else at the unit's own. */
export function startInstant({ from, options }: QuoteItemRequest, { times }: UnitFacts): Date {
  return instantInVietnam(from, options.time ?? times.startsAt);
}
