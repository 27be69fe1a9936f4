import { z } from 'zod';
import type { CardTrip, TripOnCard } from '#modules/pricing/trip-prices/list-trip-products.ts';

const tripShape = z.object({
  unitId: z.int(),
  ratePlanId: z.int(),
  unitTitle: z.string(),
  from: z.string(),
  to: z.string(),
  nights: z.int(),
  quantity: z.int(),
  /** For everybody and the whole trip, as in a quote. */
  total: z.int(),
  /** Whether children pay by height, which a list does not ask for: `total` is then the minimum. */
  isFrom: z.boolean(),
  /** Price per night of a stay, guest, pack or vehicle; null when there is no such price. */
  each: z.int().nullable(),
  dueNow: z.int(),
  /** Null where more than a few are left. */
  left: z.int().nullable(),
  freeCancellationUntil: z.string().nullable(),
  payMode: z.enum(['prepay', 'deposit', 'office']),
  mealPlan: z.string(),
});

/** What a list with dates adds to each product: an available trip, or the nearest one. */
export const cardTripShape = z.object({ free: tripShape.nullable(), nearest: tripShape.nullable() });

export function toCardTrip({ free, nearest }: CardTrip): z.infer<typeof cardTripShape> {
  return { free: free && toTrip(free), nearest: nearest && toTrip(nearest) };
}

function toTrip({ item, ...trip }: TripOnCard): z.infer<typeof tripShape> {
  return {
    unitId: item.unitId,
    ratePlanId: item.ratePlanId ?? 0,
    unitTitle: trip.unitTitle,
    from: trip.from,
    to: trip.to,
    nights: trip.nights,
    quantity: item.quantity,
    total: trip.totalVnd,
    isFrom: trip.isFrom,
    each: trip.eachVnd,
    dueNow: trip.dueNowVnd,
    left: trip.left,
    freeCancellationUntil: trip.freeUntil,
    payMode: trip.payMode,
    mealPlan: trip.mealPlan,
  };
}
