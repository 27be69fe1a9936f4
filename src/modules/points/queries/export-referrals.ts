import type { Executor } from '#platform/db/connect.ts';

/** A guest's data on referrals, for a copy of their data: their code, their friends by a letter, and who invited them. */
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
