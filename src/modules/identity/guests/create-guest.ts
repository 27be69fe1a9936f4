import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export interface NewGuest {
  name: string;
  /** In lower case and proven; null for who proved a phone alone. */
  email: string | null;
  /** E.164 and proven. */
  phone: string | null;
  consent: { wording: string; source: string };
  /** How they came: 'mail', 'phone', 'google' … */
  by: string;
  /** By whose code they came and what is written of it, in the transaction that makes the account. */
  invitation?: Invitation | undefined;
}

/** The code of who invited a newcomer, with who writes that down. */
export interface Invitation {
  code: string;
  note: (tx: Tx, came: { userId: string; code: string }, now: Date) => Promise<void>;
}

/**
 * Makes an account for somebody who has just proven its mailbox or phone. @returns its id, null when there is one already, also
 * when it came a moment ago
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

/** Writes into the history what became of an account: by its id alone, since lines stay when a guest is erased. */
export function noteGuest(
  tx: Tx,
  userId: string,
  line: { verb: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  return writeHistory(tx, { actor: 'guest', object: { type: 'account', id: userId }, ...line, now });
}
