import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { may } from '../policy.ts';
import { lockVoucher } from './lock-voucher.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

export type ReissueVoucherResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_voucher' | 'not_reissuable' | 'already_replaced' };

interface Reissue {
  code: string;
  /** The version that is to be replaced: asking twice for the same raises it once. */
  replaces: number;
  actor: Actor;
}

/** Issues a voucher anew, as when its QR went into wrong hands: tokens of the old version are refused from now on. */
export async function reissueVoucher(
  db: Database,
  { code, replaces, actor }: Reissue,
  now: Date,
): Promise<ReissueVoucherResult> {
  if (!may(actor, 'voucher.reissue')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ReissueVoucherResult> => {
    const voucher = await lockVoucher(tx, code);
    if (!voucher) return { ok: false, reason: 'unknown_voucher' };
    if (voucher.version === replaces + 1) return { ok: true, version: voucher.version };
    if (voucher.version !== replaces) return { ok: false, reason: 'already_replaced' };
    const { state } = voucher;
    if (state !== 'issued' && state !== 'active') return { ok: false, reason: 'not_reissuable' };
    const version = replaces + 1;
    await tx.updateTable('vouchers').set({ version }).where('code', '=', code).execute();
    const details = { version };
    await recordVoucherEvent(tx, {
      code,
      from: state,
      to: state,
      actor,
      reason: 'reissued',
      details,
      at: now,
    });
    return { ok: true, version };
  });
}
