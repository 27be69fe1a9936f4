import { z } from 'zod';
import { type AnswerEnquiryResult, answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { moveEnquiry, noteEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { isDay } from '#platform/time/days.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import { lastDoneTo } from '../../parts/history/read-history.ts';
import { readAnswer } from './read-answer.ts';

interface About {
  code: string;
  actor: StaffActor;
}

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

const refusals: Record<Extract<AnswerEnquiryResult, { ok: false }>['reason'], string> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_request: 'Không tìm thấy yêu cầu này.',
  wrong_state: 'Yêu cầu vừa được chuyển sang trạng thái khác. Bạn xem lại rồi làm tiếp.',
  fare_expired: 'Giờ giữ giá phải ở sau lúc này.',
  nothing_to_pay: 'Mỗi phương án phải có số tiền lớn hơn 0.',
  unknown_policy: 'Điều kiện hoàn tiền này không còn nữa. Bạn tải lại trang rồi chọn lại.',
  past_balance: 'Hạn trả phần còn lại phải từ hôm nay.',
};

/** Runs a staff action on an enquiry from its page. */
export async function runEnquiryAction(app: Parts, about: About, form: FormData): Promise<EditReply> {
  switch (form.get('do')) {
    case 'move':
      return move(app, about, form);
    case 'note':
      return note(app, about, form);
    case 'answer':
      return answer(app, about, form);
    default:
      return { refused: 'Chưa rõ bạn muốn làm gì.' };
  }
}

const moved = {
  'dang-xu-ly': 'Yêu cầu đang được xử lý.',
  chot: 'Đã chốt yêu cầu.',
  dong: 'Đã đóng yêu cầu.',
};

async function move({ db, clock }: Parts, about: About, form: FormData): Promise<ActionReply> {
  const read = readForm(form, z.object({ to: z.enum(['dang-xu-ly', 'chot', 'dong']) }));
  if (!read.ok) return wrongIn(read);
  const { to } = read.value;
  const result = await moveEnquiry(db, { ...about, to }, clock.now());
  return result.ok ? { done: moved[to] } : refuse(db, about, result.reason);
}

const noteForm = z.object({
  note: z.string().trim().max(1000, 'Nhiều nhất 1.000 ký tự.'),
  followUpOn: z.string().refine((day) => day === '' || isDay(day), 'Ngày chưa đúng.'),
  /** The day shown when the form was opened. */
  seen: z.string().optional(),
});

async function note({ db, clock }: Parts, about: About, form: FormData): Promise<EditReply> {
  const read = readForm(form, noteForm);
  if (!read.ok) return wrongIn(read);
  const { note: words, followUpOn, seen } = read.value;
  const result = await noteEnquiry(
    db,
    {
      ...about,
      note: words,
      followUpOn: followUpOn || null,
      ...(seen !== undefined && { seen: seen || null }),
    },
    clock.now(),
  );
  if (result.ok) return { done: 'Đã ghi lại.' };
  const typed = typedIn(form);
  if (result.reason === 'past_date') return { errors: { followUpOn: 'Ngày hẹn đã qua.' }, typed };
  if (result.reason === 'nothing_said')
    return { errors: { note: 'Viết vài chữ, hoặc chọn ngày hẹn.' }, typed };
  if (result.reason === 'changed_meanwhile') {
    const line = await lastDoneTo(db, 'enquiry', about.code);
    const day = { name: 'followUpOn', label: 'Hẹn ngày', base: seen ?? '', theirs: result.theirs ?? '' };
    const fields = [{ ...day, mine: followUpOn, outcome: 'clash' as const }];
    return { typed, merge: { by: line?.actorName || 'Người khác', at: line?.at ?? '', fields } };
  }
  return { ...(await refuse(db, about, result.reason)), typed };
}

/** A refusal; after a conflict it says what was done meanwhile, and by whom. */
async function refuse(db: App['db'], { code }: About, reason: keyof typeof refusals): Promise<ActionReply> {
  const meanwhile = reason === 'wrong_state' ? await describeConflict(db, 'enquiry', code) : '';
  return { refused: `${refusals[reason]}${meanwhile}` };
}

async function answer({ db, queue, clock }: Parts, about: About, form: FormData): Promise<ActionReply> {
  const read = readAnswer(form);
  if (!read.ok) return read.reply;
  const result = await answerEnquiry(db, queue, { ...about, answer: read.answer }, clock.now());
  return result.ok
    ? { done: `Đã gửi trả lời ${result.number} cho khách.` }
    : { ...(await refuse(db, about, result.reason)), typed: typedIn(form) };
}
