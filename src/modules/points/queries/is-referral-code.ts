import type { Executor } from '#platform/db/connect.ts';
import { referralCodeShape } from '../rules/referral-path.ts';

/** Whether a referral code exists. */
export async function isReferralCode(db: Executor, code: string): Promise<boolean> {
  if (!referralCodeShape.test(code)) return false;
  const row = await db
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
