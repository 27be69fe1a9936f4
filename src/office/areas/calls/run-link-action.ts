import { type SendQuoteLinkResult, sendQuoteLink } from '#modules/booking/board/for-guest.ts';
import { type ResendMailResult, resendMail } from '#modules/booking/trip/resend-mail.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

type Refusal = Extract<SendQuoteLinkResult | ResendMailResult, { ok: false }>['reason'];

const refusals: Record<Refusal, string> = {
  not_allowed: 'Vai trò của bạn không gửi được.',
  unknown_booking: 'Không còn đặt chỗ này.',
  not_payable: 'Đặt chỗ không còn chờ thanh toán, nên không nhắn liên kết nữa.',
  nothing_to_send: 'Đặt chỗ này không có thư nào để gửi lúc này.',
  too_often: 'Vừa nhắn xong. Đợi một phút rồi nhắn lại nếu khách chưa thấy.',
};

const overtaken: ReadonlySet<Refusal> = new Set(['not_payable', 'nothing_to_send', 'too_often']);

/** Sends the link to the guest by mail or to their phone. */
export async function runLinkAction(
  { db, queue, clock }: App,
  input: { code: string; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const way = form.get('do');
  if (way !== 'thu' && way !== 'sms') return { refused: 'Chọn cách gửi.' };
  const send = way === 'thu' ? resendMail : sendQuoteLink;
  const result = await send(db, queue, input, clock.now());
  if (!result.ok) {
    // What else is refused has nothing to do with what others did.
    const meanwhile = overtaken.has(result.reason) ? await describeConflict(db, 'booking', input.code) : '';
    return {
      refused: `${refusals[result.reason]}${meanwhile}`,
      isForbidden: result.reason === 'not_allowed',
    };
  }
  return { done: way === 'thu' ? 'Thư đang gửi tới khách.' : 'Tin nhắn đang gửi tới khách.' };
}
