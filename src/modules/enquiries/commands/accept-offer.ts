import { sql } from 'kysely';
import { readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { changeEnquiryState } from './change-enquiry-state.ts';
import { lockEnquiry } from './lock-enquiry.ts';

export type AcceptOfferResult =
  | { ok: true; code: string; state: 'cho-thanh-toan'; dueVnd: number }
  /** A wrong code and a wrong phone number cannot be distinguished. */
  | {
      ok: false;
      reason: 'unknown_request' | 'unknown_fare' | 'fare_expired' | 'offer_replaced' | 'wrong_state';
    };

/** Refusals of accepting a fare as messages for people, on pages and in the API. */
export const acceptOfferRefusals: Record<Extract<AcceptOfferResult, { ok: false }>['reason'], string> = {
  unknown_request: 'Không tìm thấy yêu cầu này.',
  unknown_fare: 'Không tìm thấy phương án này.',
  fare_expired: 'Phương án này đã hết hạn. Vui lòng gọi số hỗ trợ để nhận giá mới.',
  offer_replaced: 'Đã có báo giá mới hơn. Vui lòng xem lại trước khi chọn.',
  wrong_state: 'Yêu cầu này không nhận lựa chọn nữa.',
};

/**
 * Accepts a fare of the newest offer for a guest who knows code and phone number; the enquiry then waits for its payment.
 * Idempotent for the same fare.
 */
export async function acceptOffer(
  db: Executor,
  { code, phone, fareId }: { code: string; phone: string; fareId: string },
  now: Date,
): Promise<AcceptOfferResult> {
  const bareCode = readEnquiryCode(code);
  const normalPhone = normalizePhone(phone);
  if (!bareCode || !normalPhone) return { ok: false, reason: 'unknown_request' };
  return inTransaction(db, async (tx): Promise<AcceptOfferResult> => {
    const enquiry = await lockEnquiry(tx, bareCode);
    if (!enquiry || enquiry.phone !== normalPhone) return { ok: false, reason: 'unknown_request' };
    const fare = await findFare(tx, enquiry.id, fareId);
    if (!fare) return { ok: false, reason: 'unknown_fare' };
    const accepted = {
      ok: true,
      code: enquiry.code,
      state: 'cho-thanh-toan',
      dueVnd: fare.totalVnd,
    } as const;
    if (fare.acceptedAt && enquiry.state === 'cho-thanh-toan') return accepted;
    if (!fare.isNewest) return { ok: false, reason: 'offer_replaced' };
    if (fare.expiresAt <= now) return { ok: false, reason: 'fare_expired' };
    if (!canMove(enquiry.state, 'cho-thanh-toan')) return { ok: false, reason: 'wrong_state' };
    await tx.updateTable('requests').set({ due_vnd: fare.totalVnd }).where('id', '=', enquiry.id).execute();
    await tx.updateTable('request_fares').set({ accepted_at: now }).where('id', '=', fareId).execute();
    await changeEnquiryState(tx, enquiry, 'cho-thanh-toan', {
      actor: 'guest',
      reason: 'fare_accepted',
      details: { fareId, label: fare.label, totalVnd: fare.totalVnd },
      now,
    });
    return accepted;
  });
}

/** Settles the enquiry of an accepted fare once that is paid. Idempotent. */
export async function settleAcceptedFare(db: Database, fareId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const fare = await tx
      .selectFrom('request_fares as f')
      .innerJoin('requests as r', 'r.id', 'f.request_id')
      .select(['r.code', 'f.label'])
      .where('f.id', '=', fareId)
      .executeTakeFirstOrThrow();
    const enquiry = await lockEnquiry(tx, fare.code);
    if (enquiry?.state !== 'cho-thanh-toan') return;
    await changeEnquiryState(tx, enquiry, 'chot', {
      actor: 'system',
      reason: 'fare_paid',
      details: { fareId, label: fare.label },
      now,
    });
    await tx.updateTable('requests').set({ due_vnd: null }).where('id', '=', enquiry.id).execute();
  });
}

/** SQL condition that the offer `o` of a fare `f` is the newest; older offers no longer count. */
const isNewestOffer = sql<boolean>`o.number = (SELECT max(number) FROM request_offers WHERE request_id = f.request_id)`;

/** Whether a fare stands in the newest offer of its enquiry. @throws when there is none */
export async function isNewestFare(db: Executor, fareId: string): Promise<boolean> {
  const fare = await db
    .selectFrom('request_fares as f')
    .innerJoin('request_offers as o', 'o.id', 'f.offer_id')
    .select(isNewestOffer.as('isNewest'))
    .where('f.id', '=', fareId)
    .executeTakeFirstOrThrow();
  return fare.isNewest;
}

async function findFare(tx: Tx, requestId: string, fareId: string) {
  return tx
    .selectFrom('request_fares as f')
    .innerJoin('request_offers as o', 'o.id', 'f.offer_id')
    .select([
      'f.label',
      'f.total_vnd as totalVnd',
      'f.expires_at as expiresAt',
      'f.accepted_at as acceptedAt',
      isNewestOffer.as('isNewest'),
    ])
    .where('f.id', '=', fareId)
    .where('f.request_id', '=', requestId)
    .executeTakeFirst();
}
