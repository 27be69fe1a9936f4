import type { App } from '#platform/app.ts';
import { makeRecoveryCodes, spendCode } from '../second-factor/codes.ts';
import { noteGuest } from './create-guest.ts';
import { type GuestSession, withGuestCode } from './guest-session.ts';

type Parts = Pick<App, 'db' | 'secrets' | 'clock'>;

/**
 * Turns codes on once the first is right; this session has shown a second factor with it, all others end. @returns codes for
 * the day when the phone is lost, to be shown this one time; null when the code is not right
 */
export async function confirmGuestCodes(
  app: Parts,
  { userId, sessionId, strength }: GuestSession,
  code: string,
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
    return makeRecoveryCodes(tx, app, userId);
  });
}

/** Turns codes off, with the recovery codes; the edge has asked for one. */
export async function removeGuestCodes({ db, clock }: Parts, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await noteGuest(tx, userId, { verb: 'account.second-factor', after: { codes: 'off' } }, clock.now());
  });
}
