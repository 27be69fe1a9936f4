import { redirect } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import { voucherCode } from '#modules/vouchers/rules/voucher-code.ts';
import type { VoucherSheet } from '#modules/vouchers/rules/voucher-sheet.ts';
import type { App } from '#platform/app.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';

/** The vouchers of a confirmed trip. @throws a redirect when the visitor has no access or nothing was confirmed */
export async function loadSheets(
  request: Request,
  app: App,
  code: string,
): Promise<{ booking: BookingView; sheets: VoucherSheet[] }> {
  const booking = await requireFullTrip(request, app, code);
  if (!['confirmed', 'completed', 'disrupted'].includes(booking.state)) throw redirect(`/chuyen-di/${code}`);
  const { voucherKey } = app.secrets;
  const sheets = await loadVoucherSheets(app.db, booking, {
    voucherKey,
    copy: 'guest',
    now: app.clock.now(),
  });
  // Affected items have no voucher until their guest has chosen.
  const stopped = booking.choices?.items.map(({ position }) => voucherCode(booking.code, position)) ?? [];
  return { booking, sheets: sheets.filter((sheet) => !stopped.includes(sheet.code)) };
}
