import { z } from 'zod';
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
import {
  approvalRefusals,
  decideApprovalForManager,
  longestApprovalNote,
} from '#modules/booking/hold/create-booking.ts';
import { recordOfficePayment } from '#modules/booking/payment/bank-transfers.ts';
import { confirmCounter } from '#modules/booking/payment/confirm-counter.ts';
import { contactInput, invoiceInput, readItemWishes } from '#modules/booking/schema.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { resendMail } from '#modules/booking/trip/resend-mail.ts';
import { issueInvoice, saveInvoice } from '#modules/booking/trip/save-invoice.ts';
import { reissueVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { amountShape } from '../../app/amount-shape.ts';
import type { ActionContext, ActResult } from './action-context.ts';
import type { ActionName } from './booking-action.ts';
import { deskForms, deskHandlers } from './desk-forms.ts';

/** The wanted change of each item and the preview that was shown; no preview on the first submission. */
const changeForm = z
  .looseObject({ note: z.string().trim().max(500).default('') })
  .transform((typed, context) => {
    const given = typed as Record<string, unknown>;
    const { wishes, problems } = readItemWishes(given);
    const isSeen = 'expectedTotalVnd' in given;
    if (isSeen && typed.note === '') problems.note = 'Viết lý do, để người sau hiểu.';
    for (const [field, message] of Object.entries(problems))
      context.addIssue({ code: 'custom', path: [field], message });
    const expected = { totalVnd: Number(given.expectedTotalVnd), dueVnd: Number(given.expectedDueVnd) };
    return { wishes, note: typed.note, expected: isSeen ? expected : null };
  });

const words = (message: string) => z.string().trim().min(1, message).max(500);
const reason = words('Viết lý do, để người sau hiểu.');
const amountVnd = amountShape;
const position = z.coerce.number('Chọn dịch vụ.').int().min(0);
const voucher = z.string().min(1, 'Chọn phiếu.');

/** Schemas of the sheets' forms. */
export const actionForms = {
  ...deskForms,
  'nhan-loi': z.object({ note: z.string().trim().max(500) }),
  'tu-choi': z.object({ note: words('Viết lý do: khách sẽ đọc câu này.') }),
  'cong-ty-duyet': z
    .object({
      managerId: z.uuid('Chọn người quản lý đã gọi.'),
      answer: z.enum(['yes', 'no'], 'Chọn họ duyệt hay không.'),
      note: z.string().trim().max(longestApprovalNote),
      reason: words('Viết bạn đã nhận ra người gọi bằng cách nào.'),
    })
    .refine(({ answer, note }) => answer === 'yes' || note !== '', {
      path: ['note'],
      message: approvalRefusals.needs_note,
    }),
  'ma-ncc': z.object({ voucher, reference: words('Nhập mã hoặc tên người đã xác nhận.') }),
  'thu-tien': z.object({
    amountVnd,
    receiptNo: words('Nhập số phiếu thu.'),
    /** The number of the paid part where what is due is divided among several; empty for the booking as a whole. */
    partNumber: z
      .union([z.literal('').transform(() => null), z.coerce.number('Chọn phần được trả.').int().positive()])
      .default(null),
  }),
  'khoi-phuc': z.object({
    choice: z.enum(['rebook', 'credit', 'refund'], 'Chọn một cách.'),
    from: z.string().default(''),
  }),
  'gia-han': z.object({
    hours: z.coerce.number().int().min(1, 'Từ 1 đến 72 giờ.').max(72, 'Từ 1 đến 72 giờ.'),
    note: reason,
  }),
  'hen-tra-quay': z.object({}),
  'doi-ngay': changeForm,
  'thoi-doi': z.object({ note: reason }),
  'sua-ten': z.object({ names: z.array(words('Nhập họ và tên.').max(100)).min(1).max(80) }),
  'doi-nguoi-dat': z.object({
    fullName: contactInput.shape.fullName,
    phone: contactInput.shape.phone,
    reason: words('Viết bạn đã nhận ra khách bằng cách nào.'),
  }),
  'doi-email': z.object({
    email: contactInput.shape.email,
    reason: words('Viết bạn đã nhận ra khách bằng cách nào.'),
  }),
  'gui-lai': z.object({}),
  'cap-lai-phieu': z.object({
    /** A voucher and the version that is to be reissued. */
    voucher: voucher.transform((text) => {
      const [code = '', version = ''] = text.split(' ');
      return { code, replaces: Number(version) };
    }),
    note: reason,
  }),
  'den-muon': z.object({
    position,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Nhập giờ đến, ví dụ 22:30.'),
    note: words('Viết người đã báo.'),
  }),
  'ncc-da-biet': z.object({ arrivalId: z.uuid('Chọn lần báo.') }),
  'khong-den': z.object({ position, note: reason }),
  'rut-khong-den': z.object({ position, note: reason }),
  'hoa-don': invoiceInput.extend({ email: z.literal('').or(invoiceInput.shape.email.unwrap()) }),
  'so-hoa-don': z.object({ invoiceNo: words('Nhập số hóa đơn.').max(40) }),
  'huy-mot': z.object({
    /** An item and the refund that was shown for it. */
    item: z.string().regex(/^\d+ \d+$/, 'Chọn dịch vụ.'),
    note: reason,
  }),
  'hoan-mot-phan': z.object({ amountVnd, reason }),
  huy: z.object({
    by: z.enum(['policy', 'supplier', 'waived'], 'Chọn ai hủy.'),
    note: reason,
    expectedRefundVnd: z.coerce.number().int(),
    expectedPaidVnd: z.coerce.number().int(),
  }),
} satisfies Record<ActionName, z.ZodType>;

type Forms = { [Name in ActionName]: z.infer<(typeof actionForms)[Name]> };
type ActionHandlers = {
  [Name in ActionName]: (action: ActionContext, form: Forms[Name]) => Promise<ActResult>;
};

/** The command of each sheet. */
const actionHandlers: ActionHandlers = {
  ...deskHandlers,
  'nhan-loi': ({ app, now, ...who }, { note }) => acceptRequest(app.db, app.queue, { ...who, note }, now),
  'tu-choi': ({ app, now, ...who }, { note }) => declineRequest(app.db, app.queue, { ...who, note }, now),
  'cong-ty-duyet': ({ app, now, ...who }, { answer, ...said }) =>
    decideApprovalForManager(app.db, app.queue, { ...who, ...said, isApproved: answer === 'yes' }, now),
  'ma-ncc': ({ app, now, actor, code }, { voucher: one, reference }) =>
    isOf(one, code) ??
    saveSupplierReference(app.db, app.queue, { code: one, reference, actor, confirmedAt: now }, now),
  'thu-tien': ({ app, now, ...who }, paid) =>
    recordOfficePayment(app.db, app.queue, { ...who, ...paid }, now),
  'khoi-phuc': ({ app, now, ...who }, { choice: kind, from }) =>
    chooseForGuest(app.db, app.queue, { ...who, choice: kind === 'rebook' ? { kind, from } : { kind } }, now),
  'gia-han': ({ app, now, ...who }, wish) => extendHoldForGuest(app.db, { ...who, ...wish }, now),
  'hen-tra-quay': ({ app, now, ...who }) => confirmCounter(app.db, who, now),
  'doi-ngay': ({ app, now, ...who }, { wishes, note, expected }) =>
    expected
      ? changeBooking(app.db, app.queue, { ...who, wishes, note, expected }, now)
      : previewChange(app.db, { ...who, wishes }, now),
  'thoi-doi': ({ app, now, ...who }, { note }) => withdrawChange(app.db, app.queue, { ...who, note }, now),
  'sua-ten': ({ app, now, ...who }, { names }) =>
    renamePassengersForGuest(app.db, app.queue, { ...who, names }, { secrets: app.secrets.data, now }),
  'doi-nguoi-dat': ({ app, now, ...who }, wish) => changeHolder(app.db, app.queue, { ...who, ...wish }, now),
  'doi-email': ({ app, now, ...who }, wish) =>
    changeContactEmail(app.db, app.queue, { ...who, ...wish }, now),
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
