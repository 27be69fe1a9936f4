import { appContext } from '#web/app/app-context.ts';
import { watchedOf } from '#web/parts/booking/payment-watch.tsx';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/payment-status.ts';

/** Status that the payment page polls. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const trip = await findTrip(request, app, params.code);
  if (typeof trip === 'string')
    return Response.json({ title: 'Không tìm thấy đặt chỗ này.' }, { status: 404 });
  return Response.json(watchedOf(trip.booking));
}
