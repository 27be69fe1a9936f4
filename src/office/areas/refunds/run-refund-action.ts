import { z } from 'zod';
import {
  approveBookingRefund,
  rejectBookingRefund,
  saveAccountForGuest,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { recordManualTransfer, settlePayout } from '#modules/payments/refunds/settle-payout.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { isHeldBack } from '#platform/backup/restored.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

type Result = { ok: true; done: string } | { ok: false; reason: string };
type Action = (
  app: App,
  actor: StaffActor,
  refundId: string,
  form: FormData,
) => Promise<Result | ActionReply>;

const amount = z
  .string()
  .regex(/^\d{1,13}$/)
  .transform(Number);
const evidence = z.string().trim().min(4, 'Ghi mã giao dịch hoặc số phiếu chi, ít nhất 4 ký tự.').max(100);
const reason = z.string().trim().min(5, 'Ghi lý do để khách đọc, ít nhất 5 ký tự.').max(500);
const transferForm = z.object({ evidence, amount, by: z.enum(['transfer', 'cash']) });
const outcome = z.enum(['succeeded', 'failed'], 'Chọn kết quả của lệnh.');

const approve: Action = async ({ db, queue, clock }, actor, refundId) => {
  const result = await approveBookingRefund(db, queue, { refundId, actor }, clock.now());
  if (!result.ok) return result;
  const done = result.missing > 0 ? `Đã duyệt. Còn ${result.missing} người nữa.` : 'Đã duyệt, tiền đang đi.';
  return { ok: true, done };
};

const reject: Action = async ({ db, clock }, actor, refundId, form) => {
  const read = readForm(form, z.object({ reason }));
  if (!read.ok) return wrongIn(read);
  const result = await rejectBookingRefund(db, { refundId, actor, ...read.value }, clock.now());
  return result.ok ? { ok: true, done: 'Đã từ chối. Khách đọc được lý do ở trang chuyến đi.' } : result;
};

const transfer: Action = async ({ db, queue, clock }, actor, refundId, form) => {
  const read = readForm(form, transferForm);
  if (!read.ok) return wrongIn(read);
  const { by, amount: amountVnd, evidence: givenEvidence } = read.value;
  const paid = { refundId, amountVnd, evidence: givenEvidence, isCash: by === 'cash', actor };
  const result = await recordManualTransfer(db, queue, paid, clock.now());
  return result.ok ? { ok: true, done: `Đã ghi ${formatVnd(amountVnd)} trả cho khách.` } : result;
};

const settle: Action = async ({ db, queue, clock, config }, actor, _, form) => {
  const read = readForm(form, z.object({ reference: z.string(), outcome, evidence }));
  if (!read.ok) return wrongIn(read);
  const result = await settlePayout(
    db,
    queue,
    { ...read.value, isHeldBack: isHeldBack(config.DATA_DIR), actor },
    clock.now(),
  );
  return result.ok ? { ok: true, done: `Đã ghi kết quả lệnh ${read.value.reference}.` } : result;
};

const account: Action = async ({ db, queue, clock, secrets }, actor, refundId, form) => {
  const read = readForm(form, bankAccountInput);
  if (!read.ok) return wrongIn(read);
  const given = { refundId, account: read.value, actor };
  const keys = { secrets: secrets.data, now: clock.now() };
  const result = await saveAccountForGuest(db, queue, given, keys);
  return result.ok ? { ok: true, done: 'Đã ghi tài khoản. Khách được báo qua thư.' } : result;
};

const actions: Readonly<Record<string, Action>> = { approve, reject, transfer, settle, account };

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này, hoặc số tiền vượt hạn mức của bạn.',
  unknown_refund: 'Không có khoản hoàn này.',
  not_requested: 'Khoản này không còn chờ duyệt.',
  same_person: 'Bạn đã lập hoặc duyệt khoản này; cần một người khác.',
  not_ours_to_keep: 'Tiền này là của khách, không phải phí hay hỗ trợ, nên không từ chối được.',
  nothing_to_transfer: 'Khoản này không còn gì chờ chuyển.',
  wrong_amount: 'Số tiền chờ chuyển vừa đổi. Bạn xem lại số mới rồi ghi.',
  on_hold: 'Tài khoản vừa được đổi, phải chờ một ngày để chủ đặt chỗ kịp phản đối.',
  unknown_payout: 'Không có lệnh hoàn này.',
  not_under_way: 'Lệnh này không còn chờ kết quả.',
  not_sent:
    'Bản phục hồi chưa gửi lệnh này. Nếu trang cũ cũng chưa trả thì không cần ghi gì, lệnh sẽ đi khi trang chạy tiếp.',
  not_needed: 'Khoản này không chờ tài khoản nào.',
};

/** Runs the action of a refund's form; after a conflict the reply says what happened meanwhile. */
export async function runRefundAction(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const refundId = z.uuid().safeParse(form.get('refund'));
  const action = ownValue(actions, String(form.get('do')));
  if (!refundId.success || !action)
    return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const result = await action(app, actor, refundId.data, form);
  if (!('ok' in result)) return { ...result, typed: typedIn(form) };
  if (result.ok) return { done: result.done };
  const isOld = result.reason !== 'not_allowed' && result.reason !== 'same_person';
  const meanwhile = isOld ? await describeConflict(app.db, 'refund', refundId.data) : '';
  return { refused: `${refusals[result.reason] ?? result.reason}${meanwhile}`, typed: typedIn(form) };
}
