import { z } from 'zod';
import { closeStatement } from '#modules/sales/commands/close-statement.ts';
import { recordSupplierPayment } from '#modules/sales/commands/record-supplier-payment.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { amountShape } from '../../app/amount-shape.ts';
import { formatMonth } from '../../parts/months.ts';

interface OfSupplier {
  supplier: { id: number; slug: string };
  /** The last month that is over. */
  month: string;
  actor: StaffActor;
}

const closeForm = z.object({ dueOn: z.string().refine(isDay, 'Chọn hạn trả.') });
const payForm = z.object({
  amountVnd: amountShape,
  paidOn: z.string().refine(isDay, 'Chọn ngày chuyển.'),
  evidence: z.string().trim().min(4, 'Ghi mã giao dịch, ít nhất 4 ký tự.').max(60, 'Mã dài quá 60 ký tự.'),
});

const closeRefusals = {
  not_allowed: 'Vai trò của bạn không chốt bảng kê được.',
  unknown_supplier: 'Không còn nhà cung cấp này.',
  not_over: 'Tháng này chưa hết.',
  already_closed: 'Tháng này vừa có người chốt.',
  later_closed: 'Đã chốt tháng sau, nên tháng này không chốt riêng được nữa.',
  nothing_there: 'Không còn dòng nào để chốt.',
};

/** Closes a month of a supplier, or records a payment to them. */
export function runPayableAction(app: App, of: OfSupplier, form: FormData): Promise<ActionReply> {
  return form.get('do') === 'close' ? close(app, of, form) : pay(app, of, form);
}

async function close({ db, clock }: App, of: OfSupplier, form: FormData): Promise<ActionReply> {
  const read = readForm(form, closeForm);
  if (!read.ok) return wrongIn(read);
  const { dueOn } = read.value;
  if (dueOn < dayInVietnam(clock.now()))
    return { errors: { dueOn: 'Hạn trả phải từ hôm nay trở đi.' }, typed: typedIn(form) };
  const result = await closeStatement(db, { ...of, dueOn }, clock.now());
  return result.ok
    ? { done: `Đã chốt bảng kê ${formatMonth(of.month)}: ${formatVnd(result.amountVnd)}.` }
    : { refused: closeRefusals[result.reason], typed: typedIn(form) };
}

async function pay(
  { db, clock }: App,
  { supplier, actor }: OfSupplier,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, payForm);
  if (!read.ok) return wrongIn(read);
  const result = await recordSupplierPayment(db, { supplier, ...read.value, actor }, clock.now());
  if (result.ok) return { done: `Đã ghi. Còn nợ ${formatVnd(result.leftVnd)}.` };
  const typed = typedIn(form);
  switch (result.reason) {
    case 'too_much':
      return {
        errors: { amountVnd: `Nhiều hơn số còn nợ, ${formatVnd(Math.max(0, result.owedVnd))}.` },
        typed,
      };
    case 'in_future':
      return { errors: { paidOn: 'Ngày chuyển không thể ở sau hôm nay.' }, typed };
    case 'already_recorded':
      return { errors: { evidence: 'Mã giao dịch này đã ghi rồi.' }, typed };
    default:
      return {
        refused: 'Vai trò của bạn không ghi được khoản này, hoặc số tiền vượt hạn mức của bạn.',
        typed,
      };
  }
}
