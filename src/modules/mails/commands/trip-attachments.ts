import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { Attachment } from '#modules/mails/commands/post-mail.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { printVouchers } from '#modules/vouchers/documents/print-vouchers.ts';
import { voucherCalendar } from '#modules/vouchers/documents/voucher-calendar.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import type { App } from '#platform/app.ts';

/** Attachments of a confirmation: the vouchers as a PDF and the trip as a calendar file; nothing without vouchers. */
export async function tripAttachments(
  { db, config, secrets }: Pick<App, 'db' | 'config' | 'secrets'>,
  booking: BookingView,
  { company, now }: { company: SiteSettings; now: Date },
): Promise<Attachment[]> {
  const sheets = await loadVoucherSheets(db, booking, { voucherKey: secrets.voucherKey, copy: 'guest', now });
  if (sheets.length === 0) return [];
  const tripUrl = `${config.publicUrl}/chuyen-di/${booking.code}`;
  const checkUrl = `${config.publicUrl}/kiem-tra-kenh-chinh-thuc`;
  return [
    {
      filename: `phieu-${booking.code}.pdf`,
      content: await printVouchers(sheets, { company, checkUrl }),
      contentType: 'application/pdf',
    },
    {
      filename: `chuyen-di-${booking.code}.ics`,
      content: voucherCalendar(sheets, { company, tripUrl, now }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
