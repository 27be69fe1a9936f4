import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** 'over': the friend's time has run out. */
export type ReferralState = 'waiting' | 'earned' | 'taken_back' | 'void' | 'over';

/** A friend as shown to the inviter: a letter, and nothing of what they booked. */
export interface InvitedFriend {
  /** The first letter of their given name; null once their account is erased. */
  letter: string | null;
  registeredOn: string;
  untilOn: string;
  state: ReferralState;
  /** The inviter's points from it, less those taken back. */
  points: number;
  /** It counted, but the inviter had already reached the yearly number of friends. */
  isOverLimit: boolean;
}

const given = sql<number>`(SELECT coalesce(sum(points), 0)::int FROM point_entries entry
  WHERE entry.referral_id = referral.id AND entry.kind IN ('invite', 'invite_back'))`;

/** The friends invited by a guest, newest first. */
export async function listInvitedFriends(
  db: Executor,
  userId: string,
  now: Date,
  limit = 200,
): Promise<InvitedFriend[]> {
  const today = dayInVietnam(now);
  const rows = await db
    .selectFrom('referrals as referral')
    .leftJoin('users as friend', 'friend.id', 'referral.friend_id')
    .select([
      'friend.name',
      'referral.registered_at as registeredAt',
      'referral.until_on as untilOn',
      'referral.state',
      'referral.is_within_year as isWithinYear',
      given.as('points'),
    ])
    .where('referral.inviter_id', '=', userId)
    .orderBy('referral.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ name, registeredAt, isWithinYear, state, ...row }) => ({
    ...row,
    letter: name === null ? null : letterOf(name),
    registeredOn: dayInVietnam(registeredAt),
    state: stateOf(state, row.untilOn, today),
    isOverLimit: isWithinYear === false,
  }));
}

/** In Vietnamese names the given name comes last. */
const letterOf = (name: string) => (name.trim().split(/\s+/).at(-1) ?? '').slice(0, 1).toUpperCase() || null;

const stateOf = (state: string, untilOn: string, today: string) =>
  (state === 'waiting' && untilOn < today ? 'over' : state) as ReferralState;

/** A referral as staff see it; erased guests have no name. */
export interface OfficeReferral {
  id: number;
  inviter: { id: string; name: string } | null;
  friend: { id: string; name: string } | null;
  registeredAt: Date;
  untilOn: string;
  state: ReferralState;
  voidKind: string | null;
  voidReason: string;
  inviterPoints: number;
  friendPoints: number;
  isOverLimit: boolean;
}

/** Referrals in a state, or all, newest first. */
export async function listReferrals(
  db: Executor,
  { state, now, limit = 200 }: { state: 'waiting' | 'earned' | 'void' | null; now: Date; limit?: number },
): Promise<OfficeReferral[]> {
  const today = dayInVietnam(now);
  const rows = await db
    .selectFrom('referrals as referral')
    .leftJoin('users as inviter', 'inviter.id', 'referral.inviter_id')
    .leftJoin('users as friend', 'friend.id', 'referral.friend_id')
    .select([
      'referral.id',
      'inviter.id as inviterId',
      'inviter.name as inviterName',
      'friend.id as friendId',
      'friend.name as friendName',
      'referral.registered_at as registeredAt',
      'referral.until_on as untilOn',
      'referral.state',
      'referral.void_kind as voidKind',
      'referral.void_reason as voidReason',
      'referral.inviter_points as inviterPoints',
      'referral.friend_points as friendPoints',
      'referral.is_within_year as isWithinYear',
    ])
    .$if(state === 'void', (query) => query.where('referral.state', 'in', ['void', 'taken_back']))
    .$if(state !== null && state !== 'void', (query) => query.where('referral.state', '=', state as string))
    .orderBy('referral.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(
    ({ id, inviterId, inviterName, friendId, friendName, isWithinYear, state: stored, ...row }) => ({
      ...row,
      id: Number(id),
      inviter: inviterId && inviterName !== null ? { id: inviterId, name: inviterName } : null,
      friend: friendId && friendName !== null ? { id: friendId, name: friendName } : null,
      state: stateOf(stored, row.untilOn, today),
      isOverLimit: isWithinYear === false,
    }),
  );
}
