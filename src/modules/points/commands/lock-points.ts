import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { type PointLine, type PointsLeft, replayPoints } from '../rules/replay-points.ts';

/** An account of points whose row is locked, with the points valid today: expired ones were written off. */
export interface LockedPoints {
  id: string;
  /** Null once the guest's account is erased. */
  userId: string | null;
  lines: PointLine[];
  left: PointsLeft;
}

export interface NewEntry {
  kind:
    | 'earn'
    | 'burn'
    | 'return'
    | 'take_back'
    | 'expire'
    | 'correct'
    | 'invite'
    | 'invite_back'
    | 'welcome'
    | 'welcome_back';
  points: number;
  bookingId?: string;
  referralId?: number;
  expiresOn?: string;
  basisVnd?: number;
  actor: Actor;
  reason?: string;
  now: Date;
}

/** Locks the points of a guest; creates their points account if there is none yet. */
export async function lockPointsOf(tx: Tx, userId: string, now: Date): Promise<LockedPoints> {
  await tx
    .insertInto('point_accounts')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return lock(tx, { column: 'user_id', value: userId }, now);
}

/** @throws where there is no such account */
export function lockPoints(tx: Tx, accountId: string, now: Date): Promise<LockedPoints> {
  return lock(tx, { column: 'id', value: accountId }, now);
}

async function lock(
  tx: Tx,
  { column, value }: { column: 'id' | 'user_id'; value: string },
  now: Date,
): Promise<LockedPoints> {
  const { id, userId } = await tx
    .selectFrom('point_accounts')
    .select(['id', 'user_id as userId'])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // In a separate statement, so that it sees lines written while we waited for the lock.
  const lines = await tx
    .selectFrom('point_entries')
    .select(['kind', 'booking_id as bookingId', 'points', 'expires_on as expiresOn'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute();
  const points = { id, userId, lines, left: replayPoints(lines) };
  await writeOff(tx, points, now);
  return points;
}

/** Writes off points that expired before today; all points once the guest is gone. */
async function writeOff(tx: Tx, points: LockedPoints, now: Date): Promise<void> {
  const yesterday = addDays(dayInVietnam(now), -1);
  const over = points.left.lots.filter(({ expiresOn }) => points.userId === null || expiresOn <= yesterday);
  const sum = over.reduce((all, lot) => all + lot.points, 0);
  if (sum === 0) return;
  const reason = points.userId === null ? 'account_gone' : '';
  await writeEntry(tx, points, {
    ...{ kind: 'expire', points: -sum, expiresOn: yesterday, actor: 'system', reason, now },
  });
}

/** Writes a line of a locked account and updates `lines` and `left`. */
export async function writeEntry(tx: Tx, points: LockedPoints, entry: NewEntry): Promise<void> {
  const {
    kind,
    bookingId = null,
    referralId = null,
    expiresOn = null,
    basisVnd = null,
    actor,
    reason = '',
    now,
  } = entry;
  await tx
    .insertInto('point_entries')
    .values({
      account_id: points.id,
      booking_id: bookingId,
      referral_id: referralId,
      kind,
      sequence: sequenceOf(entry),
      points: entry.points,
      expires_on: expiresOn,
      basis_vnd: basisVnd,
      actor: actorText(actor),
      reason,
      at: now,
    })
    .execute();
  points.lines.push({ kind, bookingId, points: entry.points, expiresOn });
  points.left = replayPoints(points.lines);
  await tx
    .updateTable('point_accounts')
    .set({ next_expiry_on: points.left.lots[0]?.expiresOn ?? null })
    .where('id', '=', points.id)
    .execute();
}

/** The line's number among those of its kind, of its booking or referral. */
function sequenceOf({ kind, bookingId, referralId }: NewEntry) {
  if (bookingId !== undefined)
    return sql<number>`(SELECT count(*) + 1 FROM point_entries WHERE booking_id = ${bookingId} AND kind = ${kind})`;
  return referralId === undefined
    ? 1
    : sql<number>`(SELECT count(*) + 1 FROM point_entries WHERE referral_id = ${referralId} AND kind = ${kind})`;
}
