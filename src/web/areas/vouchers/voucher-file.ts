import { redirect } from 'react-router';
import { getSettings } from '#modules/settings/queries.ts';
import { printVouchers } from '#modules/vouchers/documents/print-vouchers.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/voucher-file.ts';
import { loadSheets } from './load-sheets.ts';

/** The vouchers of a trip as a PDF, one page each. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, sheets } = await loadSheets(request, app, params.code);
  if (sheets.length === 0) throw redirect(`/chuyen-di/${booking.code}/phieu`);
  const company = await getSettings(app.readDb);
  const file = await printVouchers(sheets, {
    company,
    checkUrl: `${app.config.publicUrl}/kiem-tra-kenh-chinh-thuc`,
  });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="phieu-${booking.code}.pdf"`,
    },
  });
}
