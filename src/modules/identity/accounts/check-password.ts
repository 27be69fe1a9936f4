import type { Executor } from '#platform/db/connect.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

/** Whether this is the password of somebody. Takes as long for nobody, or who has none, as for a wrong one. */
export async function checkPassword(
  db: Executor,
  userId: string | undefined,
  password: string,
): Promise<boolean> {
  const account =
    userId === undefined
      ? undefined
      : await db
          .selectFrom('accounts')
          .select('password')
          .where('user_id', '=', userId)
          .where('provider_id', '=', 'credential')
          .executeTakeFirst();
  if (account?.password) return verifyPassword(account.password, password);
  await hashPassword(password);
  return false;
}
