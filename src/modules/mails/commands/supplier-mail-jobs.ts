import { bookingArrivalNoted } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { supplierMailOfLate } from '#modules/mails/view/supplier-mails.tsx';
import { getSettings, type SiteSettings } from '#modules/settings/queries.ts';
import { supplierConfirmationRequested, supplierNotified } from '#modules/suppliers/events.ts';
import { findSupplierView, type SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { listSupplierParts } from '#modules/suppliers/queries/list-supplier-parts.ts';
import { printVouchers } from '#modules/vouchers/documents/print-vouchers.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import { voucherCode } from '#modules/vouchers/rules/voucher-code.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { composeSupplierAsk, composeSupplierNotice, supplierLink } from './compose-supplier-ask.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { type Attachment, sendMail, withdrawMails } from './send-mail.ts';

/** Mails to suppliers: requests and notifications. */
export const supplierMailJobs = [
  { type: supplierConfirmationRequested, handle: sendAsk },
  { type: supplierNotified, handle: sendSupplierNotice },
  { type: bookingArrivalNoted, handle: sendLate },
];

async function sendAsk(app: App, about: { askId: string; number: number }): Promise<void> {
  const composed = await composeSupplierAsk(app, about);
  if (!composed) return;
  const { mail, view } = composed;
  await sendMail(app, mail, {
    key: `supplier_ask:${about.askId}:${about.number}`,
    bookingId: view.bookingId,
    template: 'supplier_ask',
    recipient: view.email,
  });
}

async function sendSupplierNotice(
  app: App,
  about: { bookingId: string; supplierId: number; number: number },
): Promise<void> {
  const composed = await composeSupplierNotice(app, about);
  const { bookingId, supplierId, number } = about;
  const which = {
    bookingId,
    template: 'supplier_told',
    key: `supplier_told:${bookingId}:${supplierId}:${number}`,
  };
  if (!composed) return withdrawMails(app.db, which, { url: app.config.SMTP_URL });
  const { mail, view, company } = composed;
  await sendMail(app, mail, {
    ...which,
    recipient: view.email,
    attachments: () => ownVouchers(app, view, { company, now: app.clock.now() }),
  });
}

/** Not for an arrival time that was replaced since, nor for one that the supplier has acknowledged. */
async function sendLate(
  app: App,
  { bookingId, arrivalId }: { bookingId: string; arrivalId: string },
): Promise<void> {
  const now = app.clock.now();
  const booking = await getBooking(app.db, bookingId, now);
  const arrival = booking.arrivals.find(({ id, acknowledgedAt }) => id === arrivalId && !acknowledgedAt);
  const parts = await listSupplierParts(app.db, bookingId);
  const part = arrival && parts.find(({ positions }) => positions.includes(arrival.position));
  if (!arrival || !part?.email) return;
  const { supplierId } = part;
  const [view, company] = await Promise.all([
    findSupplierView(app.db, { bookingId, supplierId, askId: null }, now),
    getSettings(app.db),
  ]);
  if (!view) return;
  const renderPart = await renderMailParts(app.db, 'supplier_late', company, {
    code: view.code,
    supplier: view.brand,
    name: view.guest,
    arrivesAt: formatDateTime(arrival.arrivesAt ?? ''),
  });
  const mail = supplierMailOfLate({
    renderPart,
    view,
    url: supplierLink(app, view, null),
    company,
    arrivalId,
  });
  await sendMail(app, mail, {
    key: `supplier_late:${arrivalId}`,
    bookingId,
    template: 'supplier_late',
    recipient: part.email,
  });
}

/** The supplier's copy of the vouchers, without prices and without the guest's contact. */
async function ownVouchers(
  { db, config, secrets }: App,
  { bookingId, code, items }: SupplierView,
  { company, now }: { company: SiteSettings; now: Date },
): Promise<Attachment[]> {
  const codes = items.flatMap(({ position, standing }) =>
    standing === 'confirmed' ? [voucherCode(code, position)] : [],
  );
  const booking = await getBooking(db, bookingId, now);
  const all = await loadVoucherSheets(db, booking, { voucherKey: secrets.voucherKey, copy: 'supplier', now });
  const own = all.filter((sheet) => codes.includes(sheet.code));
  if (own.length === 0) return [];
  const checkUrl = `${config.publicUrl}/kiem-tra-kenh-chinh-thuc`;
  const content = await printVouchers(own, { company, checkUrl });
  return [{ filename: `phieu-${code}.pdf`, content, contentType: 'application/pdf' }];
}
