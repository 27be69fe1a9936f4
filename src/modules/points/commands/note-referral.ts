import { getSettings } from '#modules/settings/queries.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { lastTripDay } from '../rules/referral-path.ts';

/**
 * Records by whose code a guest registered, with the terms shown to both, in the transaction that creates the account. An unknown code,
 * the inviter's own mailbox in another spelling, and a closed programme leave no trace.
 */
export async function noteReferral(
  tx: Tx,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<void> {
  const { referrals } = await getSettings(tx);
  if (!referrals.isOn) return;
  const inviter = await tx
    .selectFrom('referral_codes as code')
    .innerJoin('users', 'users.id', 'code.user_id')
    .select(['users.id', 'users.email'])
    .where('code.code', '=', code)
    .where('users.id', '<>', userId)
    .executeTakeFirst();
  if (!inviter) return;
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email !== null && inviter.email !== null && mailboxKey(email) === mailboxKey(inviter.email)) return;
  await tx
    .insertInto('referrals')
    .values({
      inviter_id: inviter.id,
      friend_id: userId,
      registered_at: now,
      inviter_points: referrals.inviterPoints,
      friend_points: referrals.friendPoints,
      least_vnd: referrals.leastVnd,
      until_on: lastTripDay(now, referrals.days),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
