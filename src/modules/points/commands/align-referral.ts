import { sql } from 'kysely';
import type { SiteSettings } from '#modules/settings/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { lastDayOf } from '../rules/points-for.ts';
import { type LockedPoints, lockPoints, lockPointsOf, writeEntry } from './lock-points.ts';

/** A friend's trip, as far as a referral depends on it. */
export interface ReferralTrip {
  bookingId: string;
  bookedAt: Date;
  /** ISO day; null while the trip is not over. */
  endedOn: string | null;
  /** What stayed paid, in đồng. */
  stayedVnd: number;
  /** The objection to it: the inviter booked it, or its guest was a customer before registering. */
  against: 'own' | 'known' | null;
}

export type Referral = NonNullable<Awaited<ReturnType<typeof lockReferral>>>;
type Programmes = Pick<SiteSettings, 'points' | 'referrals'>;

/** The referral of a friend or of the counted trip, its row locked; null where there is none. */
export async function lockReferral(
  tx: Tx,
  by: { id: number } | { friendId: string | null; bookingId: string },
) {
  const row = await tx
    .selectFrom('referrals')
    .select([
      'id',
      'inviter_id as inviterId',
      'friend_id as friendId',
      'registered_at as registeredAt',
      'inviter_points as inviterPoints',
      'friend_points as friendPoints',
      'least_vnd as leastVnd',
      'until_on as untilOn',
      'state',
      'booking_id as bookingId',
      'counted_on as countedOn',
      'is_within_year as isWithinYear',
    ])
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : eb.or([eb('booking_id', '=', by.bookingId), eb('friend_id', '=', by.friendId)]),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, id: Number(row.id) } : null;
}

/**
 * Brings a referral in line with the state of a friend's trip. The first trip that ends in time with enough money that stayed paid counts,
 * and no other after it; both get their points, which are taken back while less stays paid. It depends on the state alone, so it may run
 * twice, late, and in any order. Locks: booking → referral → points of the friend → points of the inviter, who registered before them.
 */
export async function alignReferral(
  tx: Tx,
  referral: Referral,
  trip: ReferralTrip,
  { programmes, now }: { programmes: Programmes; now: Date },
): Promise<void> {
  if (referral.state === 'void' || (referral.bookingId ?? trip.bookingId) !== trip.bookingId) return;
  const isEnough = trip.endedOn !== null && trip.stayedVnd >= referral.leastVnd;
  const isFirst = referral.bookingId === null;
  if (isFirst) {
    const isInTime = trip.bookedAt >= referral.registeredAt && (trip.endedOn ?? '') <= referral.untilOn;
    if (!isEnough || !isInTime) return;
  }
  if (trip.against !== null) return endReferral(tx, referral, { kind: trip.against, reason: '' }, now);
  const counted = isFirst ? await count(tx, referral, trip.bookingId, programmes, now) : referral;
  await settle(tx, counted, { isEarned: isEnough, programme: programmes.points, now });
  await tx
    .updateTable('referrals')
    .set({ state: isEnough ? 'earned' : 'taken_back' })
    .where('id', '=', referral.id)
    .execute();
}

/** Ends a locked referral for good; points from it are taken back. */
export async function endReferral(
  tx: Tx,
  referral: Referral,
  { kind, reason }: { kind: 'own' | 'known' | 'staff'; reason: string },
  now: Date,
): Promise<void> {
  await takeBackReferral(tx, referral, now);
  await tx
    .updateTable('referrals')
    .set({ state: 'void', void_kind: kind, void_reason: reason })
    .where('id', '=', referral.id)
    .execute();
}

/** Takes back both sides' points from a locked referral. */
export function takeBackReferral(tx: Tx, referral: Referral, now: Date): Promise<void> {
  return settle(tx, referral, { isEarned: false, programme: null, now });
}

/** Makes this trip the counted one; an inviter beyond the programme's yearly number of friends gets nothing for it. */
async function count(
  tx: Tx,
  referral: Referral,
  bookingId: string,
  { referrals }: Programmes,
  now: Date,
): Promise<Referral> {
  const countedOn = dayInVietnam(now);
  // Serializes two friends of one inviter, each after its own friend's account.
  if (referral.friendId !== null) await lockPointsOf(tx, referral.friendId, now);
  if (referral.inviterId !== null) await lockPointsOf(tx, referral.inviterId, now);
  const { counted } = await tx
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('counted'))
    .where('inviter_id', '=', referral.inviterId)
    .where('is_within_year', '=', true)
    .where(sql<boolean>`extract(year FROM counted_on) = ${Number(countedOn.slice(0, 4))}`)
    .executeTakeFirstOrThrow();
  const isWithinYear = counted < referrals.mostPerYear;
  await tx
    .updateTable('referrals')
    .set({ booking_id: bookingId, counted_on: countedOn, is_within_year: isWithinYear })
    .where('id', '=', referral.id)
    .execute();
  return { ...referral, bookingId, countedOn, isWithinYear };
}

/** Writes the difference to the points that both should have. */
async function settle(
  tx: Tx,
  referral: Referral,
  { isEarned, programme, now }: { isEarned: boolean; programme: SiteSettings['points'] | null; now: Date },
): Promise<void> {
  const { friendId, friendPoints, inviterId, inviterPoints, isWithinYear } = referral;
  const sides = [
    { kind: 'welcome', userId: friendId, points: isEarned ? friendPoints : 0 },
    { kind: 'invite', userId: inviterId, points: isEarned && isWithinYear ? inviterPoints : 0 },
  ] as const;
  for (const { kind, userId, points } of sides) {
    const before = await sumOf(tx, referral.id, kind);
    if (before.points === points) continue;
    const account = await lockSide(tx, { accountId: before.accountId, userId }, now);
    if (!account) continue;
    const entry = { referralId: referral.id, actor: 'system', now } as const;
    const missing = points - before.points;
    if (missing < 0) await writeEntry(tx, account, { ...entry, kind: `${kind}_back`, points: missing });
    if (missing < 0 || programme === null) continue;
    const expiresOn = lastDayOf(referral.countedOn ?? dayInVietnam(now), programme);
    if (expiresOn >= dayInVietnam(now))
      await writeEntry(tx, account, { ...entry, kind, points: missing, expiresOn });
  }
}

/** The account that got the points, or else of who should get them; null when that guest is gone. */
async function lockSide(
  tx: Tx,
  { accountId, userId }: { accountId: string | null; userId: string | null },
  now: Date,
): Promise<LockedPoints | null> {
  if (accountId !== null) return lockPoints(tx, accountId, now);
  return userId === null ? null : lockPointsOf(tx, userId, now);
}

async function sumOf(tx: Tx, referralId: number, kind: 'welcome' | 'invite') {
  const rows = await tx
    .selectFrom('point_entries')
    .select(['account_id as accountId', 'points'])
    .where('referral_id', '=', referralId)
    .where('kind', 'in', [kind, `${kind}_back`])
    .execute();
  return {
    points: rows.reduce((sum, { points }) => sum + points, 0),
    accountId: rows[0]?.accountId ?? null,
  };
}
