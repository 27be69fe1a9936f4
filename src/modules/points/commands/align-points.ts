import type { PointProgramme } from '#modules/settings/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { findEarnedInYear } from '../queries.ts';
import { lastDayOf, pointsFor, tierOf } from '../rules/points-for.ts';
import { lockPoints, lockPointsOf, writeEntry } from './lock-points.ts';

/** The state of a booking as far as points depend on it. */
export interface BookingPoints {
  bookingId: string;
  /** How many of the points that it was booked with it still uses. */
  used: number;
  /** Minimum validity in days of returned points. */
  graceDays: number;
  /** Who earns points with it, and the đồng that stayed paid; null while the trip is not over, or without an account. */
  earning: { userId: string; stayedVnd: number; endedOn: string } | null;
}

/**
 * Brings the points of a booking in line with its state: returns or uses, earns or takes back the difference, and does
 * nothing where there is none. So it may run twice, late, and in any order. The booking is locked.
 */
export async function alignPoints(
  tx: Tx,
  booking: BookingPoints,
  { programme, now }: { programme: PointProgramme; now: Date },
): Promise<void> {
  const before = await sumsOf(tx, booking.bookingId);
  if (before.burntBy !== null) await alignBurnt(tx, booking, before.burntBy, now);
  const hasMoved = before.earned === 0 && (await isAnothers(tx, before.earnedBy, booking.earning));
  if (before.earnedBy !== null && !hasMoved) await alignEarned(tx, booking, before.earnedBy, now);
  else if (booking.earning) await earn(tx, { ...booking, earning: booking.earning }, { programme, now });
}

/**
 * Takes back all that a booking has earned, because it no longer belongs to that account; in another account it earns again.
 * The booking is locked. Idempotent.
 */
export async function takeBackEarned(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const { earnedBy } = await sumsOf(tx, bookingId);
  if (earnedBy === null) return;
  const account = await lockPoints(tx, earnedBy, now);
  const { earned } = await sumsOf(tx, bookingId);
  if (earned <= 0) return;
  const entry = { kind: 'take_back', points: -earned, bookingId, actor: 'system', now } as const;
  await writeEntry(tx, account, entry);
}

/** Whether points would now be earned by another account than before. */
async function isAnothers(
  tx: Tx,
  earnedBy: string | null,
  earning: BookingPoints['earning'],
): Promise<boolean> {
  if (earnedBy === null || !earning) return false;
  const own = await tx
    .selectFrom('point_accounts')
    .select('id')
    .where('id', '=', earnedBy)
    .where('user_id', '=', earning.userId)
    .executeTakeFirst();
  return own === undefined;
}

async function alignBurnt(
  tx: Tx,
  { bookingId, used, graceDays }: BookingPoints,
  accountId: string,
  now: Date,
): Promise<void> {
  const account = await lockPoints(tx, accountId, now);
  const { burnt } = await sumsOf(tx, bookingId);
  const entry = { bookingId, actor: 'system', now } as const;
  const expiresOn = addDays(dayInVietnam(now), graceDays);
  if (burnt > used)
    await writeEntry(tx, account, { ...entry, kind: 'return', points: burnt - used, expiresOn });
  // Money came for it after all, at the price with points: returned points are used again, whether still there or not.
  else if (burnt < used) await writeEntry(tx, account, { ...entry, kind: 'burn', points: burnt - used });
}

/** Adjusts earned points to the money that stayed paid of what they were earned with. */
async function alignEarned(
  tx: Tx,
  { bookingId, earning }: BookingPoints,
  accountId: string,
  now: Date,
): Promise<void> {
  const account = await lockPoints(tx, accountId, now);
  const { earned, first, basisVnd } = await sumsOf(tx, bookingId);
  const stayedVnd = Math.min(earning?.stayedVnd ?? basisVnd, basisVnd);
  const missing = Math.floor((first * stayedVnd) / basisVnd) - earned;
  const entry = { bookingId, actor: 'system', now } as const;
  if (missing < 0) await writeEntry(tx, account, { ...entry, kind: 'take_back', points: missing });
  // Points taken back are earned again only by the account that has the trip, not by one that it has left.
  if (missing <= 0 || !earning) return;
  const { expiresOn } = await tx
    .selectFrom('point_entries')
    .select('expires_on as expiresOn')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'earn')
    .orderBy('sequence')
    .executeTakeFirstOrThrow();
  if (expiresOn !== null && expiresOn >= dayInVietnam(now))
    await writeEntry(tx, account, { ...entry, kind: 'earn', points: missing, basisVnd, expiresOn });
}

async function earn(
  tx: Tx,
  { bookingId, earning }: BookingPoints & { earning: NonNullable<BookingPoints['earning']> },
  { programme, now }: { programme: PointProgramme; now: Date },
): Promise<void> {
  const { userId, stayedVnd, endedOn } = earning;
  const expiresOn = lastDayOf(endedOn, programme);
  if (expiresOn < dayInVietnam(now)) return;
  const account = await lockPointsOf(tx, userId, now);
  const { tier } = tierOf(programme, await findEarnedInYear(tx, account.id, now));
  const points = pointsFor(stayedVnd, programme, tier);
  if (points === 0) return;
  const entry = { kind: 'earn', points, bookingId, basisVnd: stayedVnd, expiresOn } as const;
  await writeEntry(tx, account, { ...entry, actor: 'system', now });
}

interface Sums {
  burnt: number;
  burntBy: string | null;
  /** For the last earning account: points earned less those taken back, points first earned, and the money they were earned with. */
  earned: number;
  first: number;
  basisVnd: number;
  earnedBy: string | null;
}

async function sumsOf(tx: Tx, bookingId: string): Promise<Sums> {
  const rows = await tx
    .selectFrom('point_entries')
    .select(['account_id as accountId', 'kind', 'points', 'basis_vnd as basisVnd'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  const earnedBy = rows.findLast(({ kind }) => kind === 'earn')?.accountId ?? null;
  const ofEarner = rows.filter(({ accountId }) => accountId === earnedBy);
  const sum = (kinds: string[], of = rows) =>
    of.reduce((all, row) => all + (kinds.includes(row.kind) ? row.points : 0), 0);
  const first = ofEarner.find(({ kind }) => kind === 'earn');
  return {
    burnt: -sum(['burn', 'return']) || 0,
    burntBy: rows.find(({ kind }) => kind === 'burn')?.accountId ?? null,
    earned: sum(['earn', 'take_back'], ofEarner),
    first: first?.points ?? 0,
    basisVnd: first?.basisVnd ?? 0,
    earnedBy,
  };
}
