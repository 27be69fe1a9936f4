import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { noteGuest } from '../create-guest.ts';

export type ContactKind = 'email' | 'phone';
/** The old contact, whose owner allows the change, and the new one, which is proven to be theirs. */
export type ContactSide = 'old' | 'new';

export const contactChangeColumns = [
  'id',
  'user_id as userId',
  'kind',
  'value',
  'expires_at as until',
  'old_proven_at as oldProvenAt',
  'new_proven_at as newProvenAt',
  'old_code_id as oldCodeId',
  'new_code_id as newCodeId',
] as const;

interface NewChange {
  userId: string;
  kind: ContactKind;
  value: string;
  /** There is no old contact to prove. */
  isFirst: boolean;
  minutes: number;
  oldCodeId?: string | null;
  newCodeId?: string | null;
}

/** Begins a contact change that replaces an earlier one, whose links and codes become invalid. @returns its id */
export async function beginContactChange(
  tx: Tx,
  change: NewChange,
  { clock }: Pick<App, 'clock'>,
): Promise<string> {
  const { userId, kind, value, isFirst, minutes, oldCodeId = null, newCodeId = null } = change;
  const [id, now] = [randomUUID(), clock.now()];
  const row = {
    id,
    value,
    asked_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
    old_proven_at: isFirst ? now : null,
    new_proven_at: null,
    old_code_id: oldCodeId,
    new_code_id: newCodeId,
  };
  await tx
    .insertInto('contact_changes')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
  return id;
}

/** Gives the account the proven contact, and ends the change. */
export async function applyContactChange(
  tx: Tx,
  { id, userId, kind, value }: { id: string; userId: string; kind: string; value: string },
  now: Date,
): Promise<void> {
  const changed = kind === 'email' ? { email: value, email_verified: true } : { phone: value };
  await tx
    .updateTable('users')
    .set({ ...changed, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('contact_changes').where('id', '=', id).execute();
  await noteGuest(tx, userId, { verb: 'account.contact', after: { kind } }, now);
}
