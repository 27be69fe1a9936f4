import {
  type ErasurePlan,
  eraseGuestData,
  planErasure,
} from '#modules/retention/commands/erase-guest-data.ts';
import { findGuestData } from '#modules/retention/queries/find-guest-data.ts';
import { findPerson } from '#modules/retention/queries/person.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import type { OpenedGuest } from './load-guest.ts';

/** Preview of an erasure: finished codes, and those still needed, with why. */
export interface ErasurePreview {
  codes: string[];
  left: { code: string; why: string }[];
}

const obstacles: Record<ErasurePlan['left'][number]['obstacle'], string> = {
  waits_for_answer: 'nhà cung cấp chưa trả lời',
  waits_for_payment: 'đang chờ thanh toán',
  waits_for_choice: 'khách chưa chọn cách giải quyết',
  trip_ahead: 'chuyến đi chưa qua',
  money_under_way: 'tiền đang trên đường',
  balance_open: 'còn khoản chưa thu đủ',
  credit_left: 'còn tín dụng dùng được',
  fare_to_pay: 'có báo giá chờ thanh toán',
  code_left: 'còn mã mua trước dùng được',
};

function previewOf({ bookings, requests, left }: ErasurePlan): ErasurePreview {
  return {
    codes: [...bookings, ...requests].map(({ code }) => code),
    left: left.map(({ code, obstacle }) => ({ code, why: obstacles[obstacle] })),
  };
}

/** What `runErasure` would do now, without doing it. */
export function previewErasure(
  { db, clock }: App,
  { data }: Extract<OpenedGuest, { ok: true }>,
): Promise<ErasurePreview> {
  return tryOut(db, async (tx) => previewOf(await planErasure(tx, data, clock.now())));
}

/**
 * Erases a guest from everything that is over, as the law requires. What still needs its guest is kept complete, and is listed.
 * Irreversible.
 */
export async function runErasure(
  app: App,
  { key, actor }: { key: string; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const typed = { why: String(form.get('why') ?? '').trim() };
  if (form.get('verified') !== '1')
    return { errors: { verified: 'Xác nhận đã kiểm tra đúng người yêu cầu.' }, typed };
  if (typed.why === '') return { errors: { why: 'Ghi khách yêu cầu bằng cách nào, ngày nào.' }, typed };
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx): Promise<ActionReply> => {
    const person = await findPerson(tx, key, now);
    const data = person.ok ? await findGuestData(tx, person.contact) : null;
    if (!data) return { refused: 'Dữ liệu của khách này đã được xóa trước đó.' };
    const plan = await planErasure(tx, data, now);
    const { codes, left } = previewOf(plan);
    if (codes.length === 0 && left.length > 0)
      return {
        refused: `Chưa xóa được gì: ${left.map(({ code, why }) => `${code} ${why}`).join(', ')}.`,
        typed,
      };
    const { contact, merged } = data;
    const withReviews = form.get('reviews') === '1';
    const counts = await eraseGuestData(app, tx, { contact, merged, plan, withReviews, actor });
    const object = { type: 'guest', id: key };
    const reason = typed.why.slice(0, 300);
    await writeHistory(tx, { actor, verb: 'guest.erase', object, after: { ...counts }, reason, now });
    const kept = left.length > 0 ? ` Chưa xóa ${left.map(({ code }) => code).join(', ')}.` : '';
    return { done: `Đã xóa dữ liệu của khách khỏi ${codes.length} đơn và yêu cầu.${kept}` };
  });
}
