import { instantInVietnam } from '#platform/time/days.ts';
import type { QuoteItemRequest } from '../schema.ts';
import type { UnitFacts } from './quote-facts.ts';

/** When a service begins: at the time that the guest chose, else at the unit's own. */
export function startInstant({ from, options }: QuoteItemRequest, { times }: UnitFacts): Date {
  return instantInVietnam(from, options.time ?? times.startsAt);
}
