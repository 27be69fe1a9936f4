import type { Executor } from '#platform/db/connect.ts';

/** What a guest's account says of inviting, for a copy of their data: their code, their friends by a letter, and by whom they came. */
export async function exportReferrals(db: Executor, userId: string) {
  const code = await db
    .selectFrom('referral_codes')
    .select(['code', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const came = await db
    .selectFrom('referrals')
    .select(['registered_at as registeredAt', 'state', 'friend_points as points', 'until_on as expiresOn'])
    .where('friend_id', '=', userId)
    .executeTakeFirst();
  return { code: code ?? null, cameByInvitation: came ?? null };
}
