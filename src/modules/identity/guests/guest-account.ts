import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { spendCode } from '../second-factor/codes.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { type GuestSession, withGuestCode } from './guest-session.ts';

type Parts = Pick<App, 'db' | 'clock'>;

/** Changes a guest's name. Idempotent. */
export async function renameGuestAccount({ db, clock }: Parts, userId: string, name: string): Promise<void> {
  const changes = { name, updated_at: clock.now() };
  await db.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** Whether this is a guest's password; takes equally long for one without a password. */
export function isGuestPassword(db: Executor, userId: string, password: string): Promise<boolean> {
  return checkPassword(db, userId, password);
}

/**
 * Deletes an account with everything attached to it: sign-in methods, sessions, consents, saved data. The caller erases bookings.
 * Idempotent. @returns whether there was one
 */
export async function eraseGuestAccount(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff').select('user_id').whereRef('user_id', '=', 'users.id'))),
    )
    .returning(['phone', 'email'])
    .executeTakeFirst();
  if (!deleted) return false;
  if (deleted.phone) await tx.deleteFrom('phone_codes').where('phone', '=', deleted.phone).execute();
  if (deleted.email) await tx.deleteFrom('verifications').where('value', '=', deleted.email).execute();
  await noteGuest(tx, userId, { verb: 'account.erase' }, now);
  return true;
}

/** An account's own data, for a guest's data export; without sign-in secrets. */
export async function exportGuestAccount(db: Executor, userId: string) {
  const { email, phone, name, createdAt } = await db
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'created_at as createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select([
      'ip_address as cameFrom',
      'user_agent as userAgent',
      'strength',
      'created_at as startedAt',
      'updated_at as seenAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const waysIn = await db
    .selectFrom('accounts')
    .select(['provider_id as provider', 'created_at as since'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const consents = await listGuestAccountConsents(db, userId);
  return { name, email, phone, createdAt, waysIn, passkeys, sessions, consents };
}

/** A guest's consents, newest first; `withdrawnAt` is null while one is in force. */
export function listGuestAccountConsents(db: Executor, userId: string) {
  return db
    .selectFrom('guest_consents')
    .select(['id', 'kind', 'wording', 'source', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Records that a guest gives or withdraws a consent, with its wording. Idempotent. */
export async function setGuestConsent(
  { db, clock }: Parts,
  {
    userId,
    kind,
    wording,
    source,
  }: { userId: string; kind: 'marketing' | 'zalo'; wording: string | null; source: string },
): Promise<void> {
  const now = clock.now();
  if (wording === null)
    await db
      .updateTable('guest_consents')
      .set({ withdrawn_at: now })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('withdrawn_at', 'is', null)
      .execute();
  else
    await db
      .insertInto('guest_consents')
      .values({ user_id: userId, kind, wording, source, given_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Enables codes of an authenticator app once the first is right; it counts as this session's second factor, all other sessions
 * end. @returns recovery codes, shown only this once; null when the code is wrong
 */
export async function confirmGuestCodes(
  app: Pick<App, 'db' | 'queue' | 'secrets' | 'clock'>,
  { userId, sessionId, strength }: GuestSession,
  { code, visit }: { code: string; visit: Visit },
): Promise<string[] | null> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    if (!(await spendCode(tx, app, userId, code.replace(/\s/g, '')))) return null;
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ confirmed_at: now })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const stronger = { strength: withGuestCode(strength) };
    await tx.updateTable('sessions').set(stronger).where('id', '=', sessionId).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
    await noteGuest(tx, userId, { verb: 'account.second-factor', after: { codes: 'on' } }, now);
    await announceSecurityChange(tx, app, { userId, change: 'codes-on', visit });
    return makeRecoveryCodes(tx, app, userId);
  });
}

/** Disables codes and deletes the recovery codes; the route has required a code. */
export async function removeGuestCodes(
  app: Parts & Pick<App, 'queue'>,
  { userId, visit }: { userId: string; visit: Visit },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await noteGuest(tx, userId, { verb: 'account.second-factor', after: { codes: 'off' } }, app.clock.now());
    await announceSecurityChange(tx, app, { userId, change: 'codes-off', visit });
  });
}
