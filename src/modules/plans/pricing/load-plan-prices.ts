import { type BookedItem, listBookedItems } from '../bookings/list-booked-items.ts';
import type { PlanView } from '../viewing/load-plan.ts';
import { priceFrom } from './price-from.ts';
import { type PlanItemPrice, type PlanQuote, quotePlan } from './quote-plan.ts';

export type { BookedItem, PlanItemPrice };

export interface PlanPrices {
  /** What is booked or about to be, by the id of its item. */
  booked: Map<string, BookedItem>;
  /** Of all that is not booked; null for a plan without a start. */
  quote: PlanQuote | null;
  /** At least, for a plan without a start; else 0. */
  fromVnd: number;
}

/** What a plan costs as things stand, and what of it is booked. `ip` is where the guest asks from. */
export async function loadPlanPrices(
  app: Parameters<typeof quotePlan>[0],
  plan: PlanView,
  ip: string,
): Promise<PlanPrices> {
  const booked = await listBookedItems(app.db, plan.id);
  return {
    booked,
    quote: await quotePlan(app, plan, { ip, except: new Set(booked.keys()) }),
    fromVnd: plan.startsOn === null ? priceFrom(plan) : 0,
  };
}
