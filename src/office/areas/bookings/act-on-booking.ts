import type { z } from 'zod';
import { changeContactEmail } from '#modules/booking/access/trip-link-tokens.ts';
import { acknowledgeArrival, noteLateArrival } from '#modules/booking/arrival/late-arrival.ts';
import { noteNoShow, undoNoShow } from '#modules/booking/arrival/no-show.ts';
import {
  cancelForSupplier,
  changeHolder,
  chooseForGuest,
  extendHoldForGuest,
  renamePassengersForGuest,
} from '#modules/booking/board/for-guest.ts';
import { refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { changeBooking, previewChange, withdrawChange } from '#modules/booking/change/change-booking.ts';
import { decideApprovalForManager } from '#modules/booking/hold/create-booking.ts';
import { confirmCounter, recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { resendMail } from '#modules/booking/trip/resend-mail.ts';
import { issueInvoice, saveInvoice } from '#modules/booking/trip/save-invoice.ts';
import { reissueVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import type { ActionContext, ActResult } from './action-context.ts';
import type { actionForms } from './action-forms.ts';
import { runAddition } from './addition-form.ts';
import type { ActionName } from './booking-action.ts';
import { deskHandlers } from './desk-forms.ts';

type Forms = { [Name in ActionName]: z.infer<(typeof actionForms)[Name]> };
type ActionHandlers = {
  [Name in ActionName]: (action: ActionContext, form: Forms[Name]) => Promise<ActResult>;
};

/** The command of each sheet. */
const actionHandlers: ActionHandlers = {
  ...deskHandlers,
  'them-dich-vu': runAddition,
  'nhan-loi': ({ app, now, ...who }, { note }) => acceptRequest(app.db, app.queue, { ...who, note }, now),
  'tu-choi': ({ app, now, ...who }, { note }) => declineRequest(app.db, app.queue, { ...who, note }, now),
  'cong-ty-duyet': ({ app, now, ...who }, { answer, ...decision }) =>
    decideApprovalForManager(app.db, app.queue, { ...who, ...decision, isApproved: answer === 'yes' }, now),
  'ma-ncc': ({ app, now, actor, code }, { voucher: one, reference }) =>
    isOf(one, code) ??
    saveSupplierReference(app.db, app.queue, { code: one, reference, actor, confirmedAt: now }, now),
  'thu-tien': ({ app, now, ...who }, paid) =>
    recordCounterPayment(app.db, app.queue, { ...who, ...paid }, now),
  'khoi-phuc': ({ app, now, ...who }, { choice: kind, from }) =>
    chooseForGuest(app.db, app.queue, { ...who, choice: kind === 'rebook' ? { kind, from } : { kind } }, now),
  'gia-han': ({ app, now, ...who }, input) => extendHoldForGuest(app.db, { ...who, ...input }, now),
  'hen-tra-quay': ({ app, now, ...who }) => confirmCounter(app.db, who, now),
  'doi-ngay': ({ app, now, ...who }, { wishes, note, expected }) =>
    expected
      ? changeBooking(app.db, app.queue, { ...who, wishes, note, expected }, now)
      : previewChange(app.db, { ...who, wishes }, now),
  'thoi-doi': ({ app, now, ...who }, { note }) => withdrawChange(app.db, app.queue, { ...who, note }, now),
  'sua-ten': ({ app, now, ...who }, { names }) =>
    renamePassengersForGuest(app.db, app.queue, { ...who, names }, { secrets: app.secrets.data, now }),
  'doi-nguoi-dat': ({ app, now, ...who }, input) =>
    changeHolder(app.db, app.queue, { ...who, ...input }, now),
  'doi-email': ({ app, now, ...who }, input) =>
    changeContactEmail(app.db, app.queue, { ...who, ...input }, now),
  'gui-lai': ({ app, now, ...who }) => resendMail(app.db, app.queue, who, now),
  'cap-lai-phieu': ({ app, now, actor, code }, { voucher: one, note }) =>
    isOf(one.code, code) ?? reissueVoucher(app.db, app.queue, { ...one, note, actor }, now),
  'den-muon': ({ app, now, ...who }, late) => noteLateArrival(app.db, app.queue, { ...who, ...late }, now),
  'ncc-da-biet': ({ app, now, actor }, { arrivalId }) =>
    acknowledgeArrival(app.db, app.queue, { arrivalId, actor }, now),
  'khong-den': ({ app, now, ...who }, gone) => noteNoShow(app.db, app.queue, { ...who, ...gone }, now),
  'rut-khong-den': ({ app, now, ...who }, gone) => undoNoShow(app.db, app.queue, { ...who, ...gone }, now),
  'hoa-don': ({ app, now, ...who }, { email, ...invoice }) =>
    saveInvoice(app.db, { ...who, invoice: { ...invoice, ...(email && { email }) } }, now),
  'so-hoa-don': ({ app, now, ...who }, { invoiceNo }) => issueInvoice(app.db, { ...who, invoiceNo }, now),
  'huy-mot': ({ app, now, ...who }, { item, note }) => {
    const [at = 0, expectedRefundVnd = 0] = item.split(' ').map(Number);
    return cancelBookingItem(app.db, app.queue, { ...who, position: at, note, expectedRefundVnd }, now);
  },
  'hoan-mot-phan': ({ app, now, ...who }, part) => refundPart(app.db, { ...who, ...part }, now),
  huy: ({ app, now, ...who }, { by, note, expectedRefundVnd, expectedPaidVnd }) => {
    if (by === 'supplier') return cancelForSupplier(app.db, app.queue, { ...who, note }, now);
    const isFeeWaived = by === 'waived';
    const seen = { isFeeWaived, expectedRefundVnd: isFeeWaived ? expectedPaidVnd : expectedRefundVnd };
    return cancelBooking(app.db, app.queue, { ...who, note, ...seen }, now);
  },
};

/** Runs a sheet's action on its parsed form. */
export function actOnBooking<Name extends ActionName>(
  name: Name,
  action: ActionContext,
  form: Forms[Name],
): Promise<ActResult> {
  return actionHandlers[name](action, form);
}

/** A refusal where a voucher does not belong to this booking; undefined otherwise. */
function isOf(voucherCode: string, code: string): Promise<ActResult> | undefined {
  return voucherCode.startsWith(`${code}-`)
    ? undefined
    : Promise.resolve({ ok: false as const, reason: 'unknown_voucher' });
}
