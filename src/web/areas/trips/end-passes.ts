import { redirect } from 'react-router';
import { revokeTripLinkTokens } from '#modules/booking/access/trip-link-tokens.ts';
import { appContext } from '#web/app/app-context.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import type { Route } from './+types/end-passes.ts';
import { leadToTrip } from './lead-to-trip.ts';

export const loader = leadToTrip;

/** Revokes all previously issued access to a booking, and gives this device new access. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  await revokeTripLinkTokens(app.db, { code, actor: 'guest' }, app.clock.now());
  const cookie = await addToTripCookie(request, app, { code, access: 'full' });
  return redirect(`/chuyen-di/${code}`, { status: 303, headers: { 'set-cookie': cookie } });
}
