import type { Executor } from '#platform/db/connect.ts';

const minutes = 5;
const identifierOf = (challenge: string) => `passkey:${challenge}`;

/** What a device is asked to sign: good for a few minutes, once. @param subject for whom, empty before anybody is known */
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

/** Whether this was asked, for the same subject, and not yet answered; now it is. */
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
