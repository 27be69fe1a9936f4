import { z } from 'zod';
import { approvalRefusals, longestApprovalNote } from '#modules/booking/hold/create-booking.ts';
import { contactInput, invoiceInput, readItemWishes } from '#modules/booking/schema.ts';
import { amountShape } from '../../app/amount-shape.ts';
import { additionForm } from './addition-form.ts';
import type { ActionName } from './booking-action.ts';
import { deskForms } from './desk-forms.ts';

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
  'them-dich-vu': additionForm,
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
