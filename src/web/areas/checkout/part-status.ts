import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/part-status.ts';
import { requirePart } from './require-part.ts';

/** Status that a part's page polls: the part's state, and what was paid of it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { state, paidBefore, outcome } = await requirePart(context.get(appContext), params.token);
  return Response.json({ state: `${state} ${outcome}`, paid: paidBefore });
}
