import { randomInt } from 'node:crypto';
import type { Executor } from '#platform/db/connect.ts';

/** Only unambiguous characters: no 0, 1, I, L, O. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const newReferralCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** The code with which a guest invites friends; created on first request, and permanent. Idempotent. */
export async function makeReferralCode(db: Executor, userId: string, now: Date): Promise<string> {
  for (;;) {
    const known = await db
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known) return known.code;
    await db
      .insertInto('referral_codes')
      .values({ user_id: userId, code: newReferralCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
