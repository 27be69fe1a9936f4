import type { Executor } from '#platform/db/connect.ts';

const minutes = 5;
const identifierOf = (challenge: string) => `passkey:${challenge}`;

/** Stores a challenge for a device to sign, valid once for a few minutes. @param subject the user, empty while unknown */
export async function keepChallenge(
  db: Executor,
  challenge: string,
  subject: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      identifier: identifierOf(challenge),
      value: subject,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Uses up a challenge: whether it was issued for this subject, has not expired and was not used before. */
export async function spendChallenge(
  db: Executor,
  challenge: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(challenge))
    .where('value', '=', subject)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
