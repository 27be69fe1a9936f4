import { randomUUID } from 'node:crypto';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { suggestNearby } from '#modules/plans/queries.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

/** What lies near the day of this number; null where none is asked for. */
export async function loadNearby(app: App, view: PlanView, number: string | null) {
  const day = view.days[Number(number) - 1];
  if (!number || !day) return null;
  const found = await suggestNearby(app.readDb, view, day.id);
  return {
    dayId: day.id,
    hasStops: found !== null,
    products: (found?.products ?? []).map(({ kind, slug, ...one }) => ({
      ...one,
      kindLabel: kindProfiles[kind].labels.one,
      addPath: `${planPaths.add}?san-pham=${getKind(kind).prefix.slice(1)}/${slug}&ngay=${day.id}`,
    })),
    places: (found?.places ?? []).map((one) => ({ ...one, newId: randomUUID() as string })),
  };
}
