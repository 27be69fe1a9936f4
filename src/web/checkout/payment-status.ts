import { findBookingByCode } from '#modules/booking/queries/find-booking.ts';
import { appContext } from '../app-context.ts';
import { mayOpenTrip } from '../trips/trip-cookie.ts';
import type { Route } from './+types/payment-status.ts';

/** What the payment page asks while it waits: the state of the booking and what was paid. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const booking = mayOpenTrip(request, app, params.code)
    ? await findBookingByCode(app.db, params.code, app.clock.now())
    : null;
  if (!booking) return Response.json({ title: 'Không tìm thấy đặt chỗ này.' }, { status: 404 });
  return Response.json({ state: booking.state, paid: booking.paid });
}
