import { redirect } from 'react-router';
import type { BookingView } from '#modules/booking/queries/find-booking.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/voucher-sheets.ts';
import type { VoucherSheet } from '#modules/vouchers/rules/voucher-sheet.ts';
import type { App } from '#platform/app.ts';
import { requireTrip } from '../trips/require-trip.ts';

/** The guest's vouchers of a confirmed trip. @throws a redirect when it is not theirs or nothing was confirmed */
export async function loadSheets(
  request: Request,
  app: App,
  code: string,
): Promise<{ booking: BookingView; sheets: VoucherSheet[] }> {
  const booking = await requireTrip(request, app, code);
  if (booking.state !== 'confirmed' && booking.state !== 'completed') throw redirect(`/chuyen-di/${code}`);
  const { voucherKey } = app.secrets;
  const sheets = await loadVoucherSheets(app.db, booking, {
    voucherKey,
    copy: 'guest',
    now: app.clock.now(),
  });
  return { booking, sheets };
}
