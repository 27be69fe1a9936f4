import { type BookedItem, listBookedItems } from '../bookings/list-booked-items.ts';
import type { PlanView } from '../viewing/load-plan.ts';
import { priceFrom } from './price-from.ts';
import { type PlanItemPrice, type PlanQuote, quotePlan } from './quote-plan.ts';

export type { BookedItem, PlanItemPrice };

export interface PlanPrices {
  /** Items booked or being booked, by item id. */
  booked: Map<string, BookedItem>;
  /** For everything not booked; null for a plan without a start. */
  quote: PlanQuote | null;
  /** The 'from' price of a plan without a start; else 0. */
  fromVnd: number;
}

/** The present price of a plan, and what of it is booked. `ip` is the guest's IP address. */
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
