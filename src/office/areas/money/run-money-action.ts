import { z } from 'zod';
import {
  assignUnmatched,
  findMoneyMessage,
  splitUnmatched,
  undoMatch,
} from '#modules/booking/payment/money-messages.ts';
import { proposeNotAGuests, proposeReturn } from '#modules/books/commands/propose-correction.ts';
import { foreignSources } from '#modules/books/rules/accounts.ts';
import { assignTask } from '#modules/tasks/commands/assign-task.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { amountShape } from '../../app/amount-shape.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import { describeTaskConflict } from '../../parts/history/describe-task-conflict.ts';
import { readColleague } from '../../parts/people/colleagues.ts';
import { describeUndo } from './describe-undo.ts';
import { bookRefusals } from './run-correction.ts';
import { splitRows } from './split-form.tsx';

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không khớp được tiền.',
  unknown_message: 'Không có tin tiền về này.',
  not_a_transfer: 'Tiền này đến từ cổng thanh toán, không phải chuyển khoản: trả lại qua cổng đó.',
  not_unmatched: 'Khoản này vừa được khớp rồi.',
  unknown_booking: 'Không có đặt chỗ mang mã này.',
  too_much: 'Các phần cộng lại nhiều hơn số tiền về.',
  one_part: 'Ghi ít nhất hai phần, hoặc một phần nhỏ hơn số tiền về.',
  twice_named: 'Mỗi đặt chỗ chỉ ghi một lần.',
};

const returnForm = z.object({
  reason: z.string().trim().min(5, 'Ghi lý do, ít nhất 5 ký tự.').max(500),
});

type Action = (app: App, actor: StaffActor, inboxId: number, form: FormData) => Promise<ActionReply>;
const actions: Readonly<Record<string, Action>> = {
  return: giveBack,
  'not-a-guests': keepAsOther,
  split,
  undo,
  assign,
};

/** Runs the action of a webhook event's panel: the payment is matched with a booking, or refunded to its sender. */
export async function runMoneyAction(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const inboxId = z.coerce
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .safeParse(form.get('message'));
  if (!inboxId.success) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const action = ownValue(actions, String(form.get('do'))) ?? match;
  return action(app, actor, inboxId.data, form);
}

async function match(
  { db, queue, clock }: App,
  actor: StaffActor,
  inboxId: number,
  form: FormData,
): Promise<ActionReply> {
  const code = String(form.get('code'));
  const result = await assignUnmatched(db, queue, { inboxId, code, actor }, clock.now());
  if (result.ok) return { done: `Đã khớp vào ${code}.` };
  const matched = result.reason === 'not_unmatched' ? await findMoneyMessage(db, inboxId) : null;
  const meanwhile = matched?.bookingCode ? await describeConflict(db, 'booking', matched.bookingCode) : '';
  const into = matched?.bookingCode ? ` Vào ${matched.bookingCode}.` : '';
  return { refused: `${refusals[result.reason]}${into}${meanwhile}`, typed: typedIn(form) };
}

async function giveBack(
  { db, clock }: App,
  actor: StaffActor,
  inboxId: number,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, returnForm);
  if (!read.ok) return wrongIn(read);
  const result = await proposeReturn(db, { inboxId, ...read.value, actor }, clock.now());
  if (result.ok) return { done: 'Đã đề nghị trả lại, chờ người thứ hai duyệt và chuyển.' };
  return { refused: bookRefusals[result.reason] ?? result.reason, typed: typedIn(form) };
}

const otherForm = returnForm.extend({
  from: z.enum(foreignSources, 'Chọn tiền này từ đâu.'),
});

async function keepAsOther(
  { db, clock }: App,
  actor: StaffActor,
  inboxId: number,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, otherForm);
  if (!read.ok) return wrongIn(read);
  const result = await proposeNotAGuests(db, { inboxId, ...read.value, actor }, clock.now());
  if (result.ok) return { done: 'Đã đề nghị ghi là khoản khác, chờ người thứ hai duyệt.' };
  return { refused: bookRefusals[result.reason] ?? result.reason, typed: typedIn(form) };
}

/** Gives the task about the money to a colleague, or to nobody. */
async function assign(
  { db, clock }: App,
  actor: StaffActor,
  _: number,
  form: FormData,
): Promise<ActionReply> {
  const typed = typedIn(form);
  const to = await readColleague(db, String(form.get('cho')));
  const id = Number(form.get('task'));
  if (to === undefined || !Number.isSafeInteger(id)) return { refused: 'Chọn người nhận.', typed };
  const given = await assignTask(db, { id, to, actor }, clock.now());
  if (given.ok) return { done: to ? `Đã giao khoản này cho ${to.name}.` : 'Khoản này không còn ai giữ.' };
  const meanwhile = given.reason === 'closed' ? await describeTaskConflict(db, given.about) : '';
  return { refused: `${assignRefusals[given.reason]}${meanwhile}`, typed };
}

const assignRefusals = {
  not_allowed: 'Vai trò của bạn không giao được việc này.',
  unknown_task: 'Không còn việc này.',
  closed: 'Khoản này vừa được xử lý xong.',
  taken: 'Có người khác vừa nhận khoản này.',
  may_not_do: 'Người này không có quyền khớp tiền. Chọn người khác.',
};

const undoForm = z.object({
  note: z.string().trim().min(5, 'Ghi lý do, ít nhất 5 ký tự.').max(500),
  isUnsent: z.literal('1').optional(),
});

async function undo(
  { db, queue, clock }: App,
  actor: StaffActor,
  inboxId: number,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, undoForm);
  if (!read.ok) return wrongIn(read);
  const { note, isUnsent } = read.value;
  const input = { inboxId, note, actor, isUnsent: isUnsent !== undefined };
  const result = await undoMatch(db, queue, input, clock.now());
  const { refusal } = await describeUndo(db, result);
  if (result.ok) return { done: `Đã rút khỏi ${result.undone.code}, khoản này chờ khớp lại.` };
  const isOld = result.reason === 'not_matched';
  const meanwhile = isOld ? await describeConflict(db, 'money', String(inboxId)) : '';
  return { refused: `${refusal}${meanwhile}`, typed: typedIn(form) };
}

const partForm = z.object({ code: z.string().min(1, 'Nhập mã đặt chỗ.'), amountVnd: amountShape });

async function split(
  { db, queue, clock }: App,
  actor: StaffActor,
  inboxId: number,
  form: FormData,
): Promise<ActionReply> {
  const typed = typedIn(form);
  const errors: Record<string, string> = {};
  const parts = splitRows.flatMap((row) => {
    const [code = '', amountVnd = ''] = [
      typed[`code${row}`]?.trim().toUpperCase(),
      typed[`amount${row}`]?.trim(),
    ];
    if (!code && !amountVnd) return [];
    const read = partForm.safeParse({ code, amountVnd });
    if (read.success) return [read.data];
    for (const { path, message } of read.error.issues)
      errors[`${path[0] === 'code' ? 'code' : 'amount'}${row}`] = message;
    return [];
  });
  if (Object.keys(errors).length > 0) return { errors, typed };
  const result = await splitUnmatched(db, queue, { inboxId, parts, actor }, clock.now());
  if (result.ok) {
    const rest = result.restVnd > 0 ? ` Còn ${formatVnd(result.restVnd)} chờ khớp.` : '';
    return { done: `Đã chia cho ${result.parts.map(({ code }) => code).join(', ')}.${rest}` };
  }
  const wrong = splitRows.find(
    (row) => 'code' in result && typed[`code${row}`]?.trim().toUpperCase() === result.code,
  );
  if (wrong) return { errors: { [`code${wrong}`]: 'Không có đặt chỗ mang mã này.' }, typed };
  return { refused: refusals[result.reason] ?? result.reason, typed };
}
