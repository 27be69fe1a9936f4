import { redirect } from 'react-router';
import { planCalendar } from '#modules/plans/documents/plan-calendar.ts';
import { appContext } from '#web/app/app-context.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/plan-calendar-file.ts';
import { requirePlan } from './load-plan-page.ts';

/** A plan as an iCalendar file; 404 for a plan without a start. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { view } = await requirePlan(app, request, params.slug);
  if (view.startsOn === null) throw redirect(planPaths.one(view.slug));
  const planUrl = `${app.config.publicUrl}${planPaths.one(view.slug)}`;
  return new Response(planCalendar(view, { planUrl, now: app.clock.now() }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="ke-hoach.ics"',
    },
  });
}
