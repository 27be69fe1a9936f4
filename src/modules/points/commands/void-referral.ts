import { getSettings } from '#modules/settings/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { endReferral, lockReferral } from './align-referral.ts';

export type VoidReferralResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_referral' | 'no_reason' | 'already_void' };

/** Voids a referral for good, with a reason for staff: it earns nothing, and points from it are taken back from both. */
export async function voidReferral(
  db: Database,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
  now: Date,
): Promise<VoidReferralResult> {
  if (!may(actor, 'points.correct')) return { ok: false, reason: 'not_allowed' };
  if (reason.trim() === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<VoidReferralResult> => {
    const referral = await lockReferral(tx, { id });
    if (!referral) return { ok: false, reason: 'unknown_referral' };
    if (referral.state === 'void') return { ok: false, reason: 'already_void' };
    const { points } = await getSettings(tx);
    const worthVnd = (referral.inviterPoints + referral.friendPoints) * points.pointVnd;
    if (!may(actor, 'points.correct', worthVnd)) return { ok: false, reason: 'not_allowed' };
    await endReferral(tx, referral, { kind: 'staff', reason }, now);
    await writeHistory(tx, {
      ...{ actor, verb: 'referral.void', object: { type: 'referral', id: String(id) }, reason, now },
      before: { state: referral.state },
      after: { state: 'void' },
    });
    return { ok: true };
  });
}
