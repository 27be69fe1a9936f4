import { renderQrImage } from '#platform/qr/render-qr.ts';
import { appContext } from '#web/app/app-context.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/qr-image.ts';

/** The QR code of an open transfer as a picture to save on the phone: banking apps read it from there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const trip = await findTrip(request, context.get(appContext), params.code);
  const qr = typeof trip === 'string' ? null : trip.booking.payment?.qr;
  if (!qr) return Response.json({ title: 'Không có mã QR nào đang chờ trả tiền.' }, { status: 404 });
  return new Response(await renderQrImage(qr.payload), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="vietqr-${params.code}.png"`,
      'cache-control': 'no-store',
    },
  });
}
