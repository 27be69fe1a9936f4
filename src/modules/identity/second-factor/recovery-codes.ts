import { createHmac, randomInt } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';

const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes. Only their hashes are stored. */
export async function makeRecoveryCodes(
  tx: Tx,
  { secrets }: Pick<App, 'secrets'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => {
    const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(secrets.token, userId, code) })))
    .execute();
  return codes;
}

/** Uses up one of them. @returns whether it was valid */
export async function spendRecoveryCode(
  db: Executor,
  { secrets, clock }: Pick<App, 'secrets' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(secrets.token, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

function hashOf(secret: string, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return createHmac('sha256', secret).update(`recovery:${userId}:${plain}`).digest('base64url');
}

/** The number of codes left. */
export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
