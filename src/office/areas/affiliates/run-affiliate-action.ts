import { z } from 'zod';
import { editAffiliate, switchAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { closeAffiliateStatement } from '#modules/affiliates/commands/close-affiliate-statement.ts';
import { recordAffiliatePayment } from '#modules/affiliates/commands/record-affiliate-payment.ts';
import { saveAffiliateAccount } from '#modules/affiliates/commands/save-affiliate-account.ts';
import { type Affiliate, findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { affiliateInput, taxCodeInput } from '#modules/affiliates/schema.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { amountShape, countedShape } from '../../app/amount-shape.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { formatMonth } from '../../parts/months.ts';
import { affiliateFields, affiliateValues, fieldsOf } from './affiliate-fields.ts';

interface About {
  affiliate: Affiliate;
  /** The last month that is over. */
  month: string;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_affiliate: 'Không còn cộng tác viên này.',
  gone: 'Không còn cộng tác viên này.',
  email_taken: 'Đã có cộng tác viên khác dùng email này.',
  no_reason: 'Viết lý do, để người sau hiểu.',
  already_so: 'Vừa có người đổi rồi, bạn tải lại trang.',
  not_over: 'Tháng này chưa hết.',
  already_closed: 'Tháng này vừa có người chốt.',
  later_closed: 'Đã chốt tháng sau, nên tháng này không chốt riêng được nữa.',
  nothing_there: 'Không còn dòng nào để chốt.',
};

/** Runs the action of a form on an affiliate's page. */
export function runAffiliateAction(app: App, about: About, form: FormData): Promise<EditReply> {
  switch (form.get('do')) {
    case 'edit':
      return edit(app, about, form);
    case 'pause':
    case 'resume':
      return change(app, about, form);
    case 'account':
      return saveAccount(app, about, form);
    case 'close':
      return close(app, about, form);
    case 'pay':
      return pay(app, about, form);
    default:
      return Promise.resolve({ refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' });
  }
}

/** Saves the form, merged with what others changed meanwhile. */
function edit({ db, clock }: App, { affiliate: { code }, actor }: About, form: FormData): Promise<EditReply> {
  return saveEdit(db, form, {
    fields: affiliateFields,
    actor,
    verb: 'affiliate.edit',
    shape: affiliateInput,
    show: affiliateValues,
    read: async () => {
      const affiliate = await findAffiliate(db, { code });
      return affiliate && { version: affiliate.version, fields: fieldsOf(affiliate) };
    },
    save: async (fields, version) => {
      const saved = await editAffiliate(db, { code, version, fields, actor }, clock.now());
      return !saved.ok && saved.reason === 'email_taken'
        ? { ...saved, errors: { email: refusals.email_taken ?? '' } }
        : saved;
    },
    object: { type: 'affiliate', id: code },
    refusals,
  });
}

const switchForm = z.object({
  reason: z.string().trim().min(1, 'Viết lý do, để người sau hiểu.').max(300, 'Dài quá 300 ký tự.'),
});

async function change({ db, clock }: App, { affiliate, actor }: About, form: FormData): Promise<ActionReply> {
  const read = readForm(form, switchForm);
  if (!read.ok) return wrongIn(read);
  const isActive = form.get('do') === 'resume';
  const input = { code: affiliate.code, isActive, reason: read.value.reason, actor };
  const result = await switchAffiliate(db, input, clock.now());
  if (!result.ok) return { refused: refusals[result.reason] ?? result.reason, typed: read.typed };
  return {
    done: isActive
      ? 'Liên kết tính lại từ bây giờ.'
      : 'Đã tạm dừng: từ bây giờ liên kết không tính nữa. Đặt chỗ đã có vẫn được trả.',
  };
}

const accountForm = bankAccountInput.extend({ taxCode: taxCodeInput });

async function saveAccount(
  { db, clock, secrets }: App,
  { affiliate, actor }: About,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, accountForm);
  if (!read.ok) return wrongIn(read);
  const input = { code: affiliate.code, account: read.value, actor };
  const saved = await saveAffiliateAccount(db, input, { secrets: secrets.data, now: clock.now() });
  return saved.ok
    ? { done: 'Đã lưu tài khoản nhận tiền, dạng mã hóa.' }
    : { refused: refusals[saved.reason] ?? saved.reason, typed: read.typed };
}

const closeForm = z.object({ dueOn: z.string().refine(isDay, 'Chọn hạn trả.') });

async function close(
  { db, queue, clock }: App,
  { affiliate, month, actor }: About,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, closeForm);
  if (!read.ok) return wrongIn(read);
  const { dueOn } = read.value;
  if (dueOn < dayInVietnam(clock.now()))
    return { errors: { dueOn: 'Hạn trả phải từ hôm nay trở đi.' }, typed: typedIn(form) };
  const result = await closeAffiliateStatement(db, queue, { affiliate, month, dueOn, actor }, clock.now());
  return result.ok
    ? { done: `Đã chốt bảng kê ${formatMonth(month)}: ${formatVnd(result.amountVnd)}. Thư báo đã đi.` }
    : { refused: refusals[result.reason] ?? result.reason, typed: typedIn(form) };
}

const payForm = z.object({
  amountVnd: amountShape,
  withheldVnd: z
    .literal('')
    .transform(() => 0)
    .or(countedShape),
  paidOn: z.string().refine(isDay, 'Chọn ngày chuyển.'),
  evidence: z.string().trim().min(4, 'Ghi mã giao dịch, ít nhất 4 ký tự.').max(60, 'Mã dài quá 60 ký tự.'),
});

async function pay(
  { db, queue, clock }: App,
  { affiliate, actor }: About,
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, payForm);
  if (!read.ok) return wrongIn(read);
  const result = await recordAffiliatePayment(db, queue, { affiliate, ...read.value, actor }, clock.now());
  if (result.ok) return { done: `Đã ghi. Còn nợ ${formatVnd(result.leftVnd)}.` };
  const { typed } = read;
  switch (result.reason) {
    case 'too_much':
      return {
        errors: {
          amountVnd: `Cộng thuế khấu trừ, nhiều hơn số còn nợ, ${formatVnd(Math.max(0, result.owedVnd))}.`,
        },
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
