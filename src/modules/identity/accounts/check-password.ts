import type { Executor } from '#platform/db/connect.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

/** Whether this is a person's password. Takes equally long for an unknown person, for one without a password and for a wrong one. */
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
