import { renderQrImage } from '#platform/qr/render-qr.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/part-qr-image.ts';
import { requirePart } from './require-part.ts';

/** The QR code of a part's transfer as a picture to save on the phone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { code, number, payment } = await requirePart(context.get(appContext), params.token);
  if (!payment?.qr) return Response.json({ title: 'Không có mã QR nào đang chờ trả tiền.' }, { status: 404 });
  return new Response(await renderQrImage(payment.qr.payload), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="vietqr-${code}-P${number}.png"`,
      'cache-control': 'no-store',
    },
  });
}
