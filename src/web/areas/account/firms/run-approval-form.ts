import {
  approvalRefusals,
  decideApproval,
  longestApprovalNote,
} from '#modules/booking/hold/create-booking.ts';
import { setFirmLimit } from '#modules/firms/commands/set-firm-limit.ts';
import type { Firm } from '#modules/firms/queries/find-firm.ts';
import type { App } from '#platform/app.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import type { FirmAnswer } from './read-firm-form.ts';

interface Asking {
  firm: Firm;
  userId: string;
}

/** The highest limit that can be set, in đồng. */
const highestLimitVnd = 10_000_000_000;

/** Sets or removes the price above which a manager approves. */
export async function runLimitForm(app: App, { firm, userId }: Asking, form: FormData): Promise<FirmAnswer> {
  const typed = { limit: String(form.get('limit') ?? '').trim() };
  const wrong = (limit: string) => ({ form: 'limit' as const, typed, errors: { limit } });
  const limitVnd = typed.limit === '' ? null : parseMoney(typed.limit);
  if (typed.limit !== '' && limitVnd === null)
    return wrong('Nhập số tiền bằng đồng, ví dụ 10.000.000; bỏ trống nếu không cần duyệt.');
  if (limitVnd !== null && limitVnd > highestLimitVnd) return wrong('Hạn mức nhiều nhất là 10 tỷ đồng.');
  const result = await setFirmLimit(app.db, { firmId: firm.id, userId, limitVnd }, app.clock.now());
  return result.ok ? { done: 'han-muc' } : wrong(approvalRefusals.not_manager);
}

/** A manager's approval or refusal of a booking; a form that was sent twice finds it decided. */
export async function runApprovalForm(
  app: App,
  { firm, userId }: Asking,
  form: FormData,
): Promise<FirmAnswer> {
  const isApproved = form.get('do') === 'approve';
  const typed = { code: String(form.get('code') ?? ''), note: String(form.get('note') ?? '').trim() };
  const wrong = (note: string) => ({ form: 'approval' as const, typed, errors: { note } });
  if (typed.note.length > longestApprovalNote)
    return wrong(`Lời nhắn nhiều nhất ${longestApprovalNote} ký tự.`);
  const decision = { code: typed.code, note: typed.note, firmId: firm.id, userId, isApproved };
  const result = await decideApproval(app.db, app.queue, decision, app.clock.now());
  if (result.ok) return { done: isApproved ? 'duyet' : 'khong-duyet' };
  return wrong(approvalRefusals[result.reason]);
}
