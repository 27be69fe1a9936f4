import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lockDays } from '#modules/inventory/days/steps/lock-days.ts';
import { redeemPrepaidCodes } from '#modules/inventory/prepaid-codes/steps/lock-prepaid-codes.ts';
import type { Tx } from '#platform/db/connect.ts';
import { lapsesAt } from './steps/lapses-at.ts';
import { lockSoldHold } from './steps/lock-sold-hold.ts';
import { releaseVehiclesAndCodes } from './steps/release-vehicles-and-codes.ts';

/** Turns held places into sold ones. Refused when the hold is no longer active: its places are then free. */
export function convertHold(tx: Tx, holdId: string): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'active', to: 'converted', held: -1, sold: 1, reason: 'paid' });
}

export type ExtendHoldResult = { ok: true; expiresAt: Date } | Extract<MoveHoldResult, { ok: false }>;

/** Extends an active hold, never shortens it, and returns its expiry. Refused when it is no longer active. */
export async function extendHold(tx: Tx, holdId: string, expiresAt: Date): Promise<ExtendHoldResult> {
  const hold = await tx
    .selectFrom('holds')
    .select(['state', 'expires_at'])
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) return { ok: false, reason: 'unknown_hold' };
  if (hold.state !== 'active') return { ok: false, reason: 'wrong_state', state: hold.state };
  if (expiresAt <= hold.expires_at) return { ok: true, expiresAt: hold.expires_at };
  await tx
    .updateTable('holds')
    .set({ expires_at: expiresAt, lapses_at: lapsesAt(expiresAt) })
    .where('id', '=', holdId)
    .execute();
  return { ok: true, expiresAt };
}

/** Moves everything that one sold hold owns into another one of the same transaction, and deletes the empty one. */
export async function mergeHold(tx: Tx, fromId: string, intoId: string): Promise<void> {
  await sql`
    INSERT INTO hold_lines (hold_id, unit_id, day, quantity)
    SELECT ${intoId}::uuid, unit_id, day, quantity FROM hold_lines WHERE hold_id = ${fromId}
    ON CONFLICT (hold_id, unit_id, day) DO UPDATE SET quantity = hold_lines.quantity + excluded.quantity`.execute(
    tx,
  );
  await tx.deleteFrom('hold_lines').where('hold_id', '=', fromId).execute();
  await tx.updateTable('vehicle_holds').set({ hold_id: intoId }).where('hold_id', '=', fromId).execute();
  await tx.deleteFrom('holds').where('id', '=', fromId).execute();
}

/** Gives held places back: `released` on request, `expired` by time. Refused unless the hold is active. */
export function releaseHold(
  tx: Tx,
  holdId: string,
  to: 'released' | 'expired',
  reason: string,
): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'active', to, held: -1, sold: 0, reason });
}

/**
 * Turns sold places back into held ones, such as when the payment belonged to somebody else: nobody can take them before `expiresAt`.
 * Prepaid codes that the hold redeemed stay redeemed. @throws unless they were sold
 */
export async function unsellHold(
  tx: Tx,
  holdId: string,
  { expiresAt, reason }: { expiresAt: Date; reason: string },
): Promise<void> {
  await lockSoldHold(tx, holdId);
  const lines = await tx
    .selectFrom('hold_lines')
    .select(['unit_id as unitId', 'day'])
    .where('hold_id', '=', holdId)
    .execute();
  await lockDays(tx, lines);
  await sql`
    UPDATE inventory i SET held = i.held + l.quantity, sold = i.sold - l.quantity
    FROM hold_lines l WHERE l.hold_id = ${holdId} AND i.unit_id = l.unit_id AND i.day = l.day`.execute(tx);
  await tx
    .updateTable('holds')
    .set({ state: 'active', reason, expires_at: expiresAt, lapses_at: lapsesAt(expiresAt) })
    .where('id', '=', holdId)
    .execute();
}

/** Sold places go back on sale, as after a cancellation. Refused unless they were sold. */
export function returnHold(tx: Tx, holdId: string, reason: string): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'converted', to: 'returned', held: 0, sold: -1, reason });
}

type MoveHoldResult =
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
async function moveHold(tx: Tx, holdId: string, move: Move): Promise<MoveHoldResult> {
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

/** The hold of a trip of before the site had its inventory: it is sold, and takes nothing. @returns its id */
export async function writePastHold(tx: Tx, at: Date): Promise<string> {
  const id = randomUUID();
  const times = { created_at: at, expires_at: at, lapses_at: at, ended_at: at };
  await tx
    .insertInto('holds')
    .values({ id, state: 'converted', ...times })
    .execute();
  return id;
}
