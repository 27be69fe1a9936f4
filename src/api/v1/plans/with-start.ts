import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import { addDays } from '#platform/time/days.ts';

/** A plan as if it began on another day or with another party; what is left out stays the plan's own. */
export function withStart(
  plan: PlanView,
  { startsOn, party }: { startsOn?: string | undefined; party?: PlanView['party'] | undefined },
): PlanView {
  const start = startsOn ?? plan.startsOn;
  return {
    ...plan,
    startsOn: start,
    party: party ?? plan.party,
    days: plan.days.map((day, index) => ({ ...day, date: start && addDays(start, index) })),
  };
}
