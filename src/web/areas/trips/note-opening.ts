import { appContext } from '#web/app/app-context.ts';
import { noteOpened } from '#web/parts/booking/note-opened.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/note-opening.ts';
import { leadToTrip } from './lead-to-trip.ts';

export const loader = leadToTrip;

/** Beacon of a quote's page that its guest is viewing it. Viewers without access get the same reply and nothing is recorded. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const trip = await findTrip(request, app, params.code);
  if (typeof trip !== 'string') await noteOpened(request, app, trip.booking.code);
  return new Response(null, { status: 204 });
}
