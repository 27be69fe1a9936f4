import type { ItemChoice } from '#modules/plans/schema.ts';
import { listUnitOptions } from '#modules/pricing/trip-prices/party-requests.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { RequestedTrip } from './requested-trip.ts';

/** The rate plan and extras chosen on a product's page, where its unit has them, as a choice and in words. */
export async function requestedOptions(
  db: Executor,
  { unitId, ratePlanId, extras }: RequestedTrip,
): Promise<{ choice: ItemChoice; words: string[] }> {
  if (unitId === null || (ratePlanId === null && extras.length === 0)) return { choice: {}, words: [] };
  const options = (await listUnitOptions(db, [unitId])).get(unitId);
  const plan = options?.plans.find(({ id }) => id === ratePlanId);
  const labels = new Map(options?.extras.map(({ code, label }) => [code, label]));
  const taken = extras.filter(({ code }) => labels.has(code));
  return {
    choice: { ...(plan && { ratePlanId: plan.id }), ...(taken.length > 0 && { extras: taken }) },
    words: [...(plan ? [plan.title] : []), ...taken.map(({ code }) => labels.get(code) ?? '')],
  };
}
