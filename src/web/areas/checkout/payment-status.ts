import { appContext } from '#web/app/app-context.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/payment-status.ts';

/** Status that the payment page polls: the booking's state, what was paid, and whether its firm has approved it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const trip = await findTrip(request, app, params.code);
  if (typeof trip === 'string')
    return Response.json({ title: 'Không tìm thấy đặt chỗ này.' }, { status: 404 });
  const { booking } = trip;
  const awaitsApproval = booking.approval?.state === 'waiting';
  return Response.json({ state: booking.state, paid: booking.paid, awaitsApproval });
}
