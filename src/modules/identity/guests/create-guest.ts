import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export interface NewGuest {
  name: string;
  /** In lower case and verified; null for a guest who verified only a phone. */
  email: string | null;
  /** E.164 and proven. */
  phone: string | null;
  consent: { wording: string; source: string };
  /** The method of registration: 'mail', 'phone', 'google' … */
  by: string;
  /** The referral, recorded in the transaction that creates the account. */
  invitation?: Invitation | undefined;
}

/** The inviter's referral code, and the callback that records it. */
export interface Invitation {
  code: string;
  note: (tx: Tx, came: { userId: string; code: string }, now: Date) => Promise<void>;
}

/**
 * Creates an account for somebody who has just verified its mailbox or phone. @returns its id, null when one exists already, even
 * if it was created concurrently
 */
export async function createGuest(tx: Tx, draft: NewGuest, now: Date): Promise<string | null> {
  const { name, email, phone, consent, by, invitation } = draft;
  const made = await tx
    .insertInto('users')
    .values({ name, email, email_verified: email !== null, phone, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await tx
    .insertInto('guest_consents')
    .values({ user_id: made.id, kind: 'account', ...consent, given_at: now })
    .execute();
  await noteGuest(tx, made.id, { verb: 'account.create', after: { by } }, now);
  if (invitation) await invitation.note(tx, { userId: made.id, code: invitation.code }, now);
  return made.id;
}

/** Records an account event in the history, by id only, since history lines stay when a guest is erased. */
export function noteGuest(
  tx: Tx,
  userId: string,
  line: { verb: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  return writeHistory(tx, { actor: 'guest', object: { type: 'account', id: userId }, ...line, now });
}
