import type { PointProgramme } from '#modules/settings/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { findEarnedInYear } from '../queries.ts';
import { lastDayOf, pointsFor, tierOf } from '../rules/points-for.ts';
import { lockPoints, lockPointsOf, writeEntry } from './lock-points.ts';

/** How a booking stands, as far as points follow from it. */
export interface BookingPoints {
  bookingId: string;
  /** How many of the points that it was booked with it still uses. */
  used: number;
  /** Points that come back are good for so many days at least. */
  graceDays: number;
  /** Who earns points with it, in đồng that stayed paid; null while the trip is not over, or lies in no account. */
  earning: { userId: string; stayedVnd: number; endedOn: string } | null;
}

/**
 * Brings the points of a booking in line with how it stands: gives back or uses anew, earns or takes back what is missing to
 * that, and nothing where all is so already. So it may come twice, late, and in any order. The booking is locked.
 */
export async function alignPoints(
  tx: Tx,
  booking: BookingPoints,
  { programme, now }: { programme: PointProgramme; now: Date },
): Promise<void> {
  const before = await sumsOf(tx, booking.bookingId);
  if (before.burntBy !== null) await alignBurnt(tx, booking, before.burntBy, now);
  if (before.earnedBy !== null) await alignEarned(tx, booking, before.earnedBy, now);
  else if (booking.earning) await earn(tx, { ...booking, earning: booking.earning }, { programme, now });
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
  // Money came for it after all, and its price holds: what was given back goes again, be it still there or not.
  else if (burnt < used) await writeEntry(tx, account, { ...entry, kind: 'burn', points: burnt - used });
}

/** Earned points shrink and grow with the money that stayed of what they were earned with. */
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
  if (missing <= 0) return;
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
  /** What was earned and not taken back, what was earned at first, and with how much. */
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
  const sum = (kinds: string[]) =>
    rows.reduce((all, row) => all + (kinds.includes(row.kind) ? row.points : 0), 0);
  const firstOf = (kind: string) => rows.find((row) => row.kind === kind);
  return {
    burnt: -sum(['burn', 'return']) || 0,
    burntBy: firstOf('burn')?.accountId ?? null,
    earned: sum(['earn', 'take_back']),
    first: firstOf('earn')?.points ?? 0,
    basisVnd: firstOf('earn')?.basisVnd ?? 0,
    earnedBy: firstOf('earn')?.accountId ?? null,
  };
}
