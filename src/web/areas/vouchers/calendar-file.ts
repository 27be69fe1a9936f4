import { redirect } from 'react-router';
import { getSettings } from '#modules/settings/queries.ts';
import { voucherCalendar } from '#modules/vouchers/documents/voucher-calendar.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/calendar-file.ts';
import { loadSheets } from './load-sheets.ts';

/** A trip's days and hours as an iCalendar file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, sheets } = await loadSheets(request, app, params.code);
  if (sheets.length === 0) throw redirect(`/chuyen-di/${booking.code}/phieu`);
  const company = await getSettings(app.readDb);
  const tripUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}`;
  return new Response(voucherCalendar(sheets, { company, tripUrl, now: app.clock.now() }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="chuyen-di-${booking.code}.ics"`,
    },
  });
}
