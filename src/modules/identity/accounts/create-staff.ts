import type { Tx } from '#platform/db/connect.ts';
import { hashPassword } from './hash-password.ts';

export interface NewStaff {
  name: string;
  email: string;
  /** Null for demo staff, who have none. */
  password: string | null;
  role: string;
  isDemo?: boolean;
}

/**
 * Makes somebody a member of staff. If the address was registered before, its sign-in methods and sessions are deleted, because
 * only now its ownership is proven. @returns the person, or null when they are staff already
 */
export async function createStaff(tx: Tx, draft: NewStaff, now: Date): Promise<{ id: string } | null> {
  const { name, password, role, isDemo = false } = draft;
  const email = draft.email.trim().toLowerCase();
  const known = await tx
    .insertInto('users')
    .values({ name, email, email_verified: true, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name, email_verified: true, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('staff')
    .values({ user_id: known.id, role_slug: role, is_demo: isDemo, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!added) return null;
  for (const table of ['accounts', 'sessions', 'passkeys', 'second_factors', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', known.id).execute();
  if (password !== null) await keepPassword(tx, known.id, password, now);
  return known;
}

/** Sets a person's password, new or first. */
export async function keepPassword(tx: Tx, userId: string, password: string, now: Date): Promise<void> {
  await storePasswordHash(tx, userId, await hashPassword(password), now);
}

/** The same for a password that is hashed already. */
export async function storePasswordHash(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({
      user_id: userId,
      provider_id: 'credential',
      account_id: userId,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}
