import { sql } from 'kysely';
import { lockDays } from '#modules/inventory/days/steps/lock-days.ts';
import { redeemPrepaidCodes } from '#modules/inventory/prepaid-codes/steps/lock-prepaid-codes.ts';
import type { Tx } from '#platform/db/connect.ts';
import { releaseVehiclesAndCodes } from './release-vehicles-and-codes.ts';

export type MoveHoldResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_hold' | 'wrong_state'; state?: string }
  /** One of its days is stopped, so its places cannot be sold. */
  | { ok: false; reason: 'stopped' };

interface Move {
  from: 'active' | 'converted';
  to: 'converted' | 'released' | 'expired' | 'returned';
  /** Changes of the counters per held place. */
  held: -1 | 0;
  sold: 1 | -1 | 0;
  reason: string;
}

/**
 * Locks a hold and its rows, and moves its places from one counter to another, or out. On conversion its vehicles stay
 * owned and its prepaid codes become redeemed; otherwise they are freed. A refusal changes nothing.
 */
export async function moveHold(tx: Tx, holdId: string, move: Move): Promise<MoveHoldResult> {
  const hold = await tx
    .selectFrom('holds')
    .select('state')
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) return { ok: false, reason: 'unknown_hold' };
  if (hold.state !== move.from) return { ok: false, reason: 'wrong_state', state: hold.state };
  const lines = await tx
    .selectFrom('hold_lines')
    .select(['unit_id as unitId', 'day'])
    .where('hold_id', '=', holdId)
    .execute();
  const places = await lockDays(tx, lines);
  if (move.to === 'converted' && places.some(({ stopped }) => stopped))
    return { ok: false, reason: 'stopped' };
  await sql`
    UPDATE inventory i SET held = i.held + l.quantity * ${move.held}::int, sold = i.sold + l.quantity * ${move.sold}::int
    FROM hold_lines l
    WHERE l.hold_id = ${holdId} AND i.unit_id = l.unit_id AND i.day = l.day`.execute(tx);
  await tx
    .updateTable('holds')
    .set({ state: move.to, reason: move.reason, ...(move.to !== 'converted' && { ended_at: sql`now()` }) })
    .where('id', '=', holdId)
    .execute();
  if (move.to === 'converted') await redeemPrepaidCodes(tx, holdId);
  else await releaseVehiclesAndCodes(tx, [holdId]);
  return { ok: true };
}
