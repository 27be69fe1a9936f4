import { z } from 'zod';
import { refundGiftCard } from '#modules/booking/cancellation/refund-gift-card.ts';
import { extendGiftCard, resendGiftCard, stopGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

const version = z.coerce.number().int();
const reason = z
  .string()
  .trim()
  .min(1, 'Viết lý do, không ghi tên khách, để người sau hiểu.')
  .max(300, 'Dài quá 300 ký tự.');

const giftForm = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('resend'),
    version,
    reason,
    email: z.email('Email chưa đúng, ví dụ ten@vidu.vn.').trim().max(200),
  }),
  z.object({ do: z.literal('extend'), version, reason, validUntil: isoDay('Chọn ngày cuối mới.') }),
  z.object({ do: z.literal('stop'), version, reason }),
  z.object({ do: z.literal('resume'), version, reason }),
  z.object({ do: z.literal('refund'), version, reason }),
]);

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này, hoặc không với số tiền này.',
  no_reason: 'Viết lý do, để người sau hiểu.',
  unknown_gift_card: 'Không còn phiếu này.',
  not_paid: 'Phiếu chưa trả tiền.',
  is_over: 'Tiền của phiếu đã hoàn, nên phiếu không đổi được nữa.',
  is_stopped: 'Phiếu đang dừng. Mở lại phiếu trước rồi gửi.',
  is_used: 'Phiếu đã dùng một phần, nên không hoàn tiền được.',
  not_later: 'Ngày cuối mới phải sau ngày cuối đang có và sau hôm nay.',
  too_late: 'Gia hạn nhiều nhất năm năm kể từ hôm nay.',
  changed: 'Phiếu vừa có người đổi.',
};

/** Runs the action of a form on a card's page; after a conflict the reply says what happened meanwhile. */
export async function runGiftAction(
  { db, queue, clock }: App,
  { number, actor }: { number: string; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, giftForm);
  if (!read.ok) return wrongIn(read);
  const action = read.value;
  const change = { number, version: action.version, reason: action.reason, actor };
  const { result, done } = await carryOut();
  if (result.ok) return { done };
  const meanwhile = await describeConflict(db, 'gift_card', number);
  const field = result.reason === 'not_later' || result.reason === 'too_late' ? 'validUntil' : null;
  const words = refusals[result.reason] ?? result.reason;
  if (field) return { errors: { [field]: words }, typed: typedIn(form) };
  return { refused: `${words}${result.reason === 'changed' ? meanwhile : ''}`, typed: typedIn(form) };

  async function carryOut() {
    const now = clock.now();
    if (action.do === 'resend') {
      const sent = await resendGiftCard(db, queue, { ...change, email: action.email }, now);
      return { result: sent, done: `Đã gửi phiếu tới ${action.email}.` };
    }
    if (action.do === 'extend') {
      const extended = await extendGiftCard(db, { ...change, validUntil: action.validUntil }, now);
      return { result: extended, done: `Phiếu dùng được đến hết ngày ${formatDate(action.validUntil)}.` };
    }
    if (action.do === 'refund') {
      const back = await refundGiftCard(db, queue, change, now);
      const amount = back.ok ? formatVnd(back.amountVnd) : '';
      return {
        result: back,
        done: `Đã thu lại phiếu. ${amount} đang về với người mua, theo dõi ở Hoàn tiền.`,
      };
    }
    const isStopped = action.do === 'stop';
    const stopped = await stopGiftCard(db, { ...change, isStopped }, now);
    return {
      result: stopped,
      done: isStopped ? 'Đã dừng phiếu, mã không dùng được từ bây giờ.' : 'Phiếu dùng lại được.',
    };
  }
}
