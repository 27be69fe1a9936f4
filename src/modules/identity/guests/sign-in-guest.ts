import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';
import { WaitedTooLong } from '#platform/limits/create-bulkhead.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { countingOf, returnAllowance, takeAllowance } from '#platform/limits/take-allowance.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { spendCode } from '../second-factor/codes.ts';
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { refuseSignIn } from '../sign-in/refuse-sign-in.ts';
import { findGuestByEmail } from './find-guest.ts';
import { guestCodeLimit } from './guest-rules.ts';
import { type GuestSession, withGuestCode } from './guest-session.ts';
import { startGuestSession } from './guest-sessions.ts';
import { linkProven } from './link-provider.ts';
import type { Newcomer } from './newcomer.ts';

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>;

/** Retry-After when the server is busy: the queue is shorter by then. */
const busySeconds = 5;

export type GuestSignInResult =
  /** `needsCode`: the session is unusable until the second factor is given. */
  | { ok: true; token: string; needsCode: boolean }
  | { ok: false; reason: 'wrong' }
  /** Too many sign-ins at this moment; the attempt is not counted. */
  | { ok: false; reason: 'busy'; retryAfterSeconds: number }
  /** With a solved puzzle a person may try again at once. */
  | { ok: false; reason: 'too_many_guesses' | 'proof_failed'; retryAfterSeconds: number };

/**
 * Signs in a guest with address and password. Response and timing are the same for a wrong password, for an address without
 * an account and for one of staff.
 * @param proof a solved puzzle, when there is one
 * @param instead the session that this one replaces
 */
export async function signInGuest(
  app: Parts,
  draft: {
    email: string;
    password: string;
    proof?: string | undefined;
    visit: Visit;
    instead?: string | undefined;
  },
): Promise<GuestSignInResult> {
  const { email, password, proof, visit, instead } = draft;
  const guess = { about: 'guest sign-ins', code: mailboxKey(email), ip: visit.cameFrom, proof };
  const admitted = await admitGuess(app, guess);
  if (!admitted.ok) {
    refuseSignIn('guests', 'password', 'too_often');
    return admitted;
  }
  const guest = await findGuestByEmail(app.db, email);
  const isRight = await checkPassword(app.db, guest?.id, password).catch((fault) => {
    if (fault instanceof WaitedTooLong) return null;
    throw fault;
  });
  if (isRight === null) {
    await admitted.giveBack();
    return { ok: false, reason: 'busy', retryAfterSeconds: busySeconds };
  }
  if (!guest || !isRight) return refuseSignIn('guests', 'password', 'wrong');
  const now = app.clock.now();
  const token = await app.db
    .transaction()
    .execute((tx) => startGuestSession(tx, guest.id, { strength: 'password', visit, now, instead }));
  await admitted.giveBack();
  return { ok: true, token, needsCode: guest.hasCodes };
}

export type GuestCodeResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'wrong' | 'ended' }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Completes the sign-in of a guest whose second factor is missing, with an authenticator code or a recovery code.
 * @param newcomer an identity from a provider before they verified their phone, which is linked now
 */
export async function giveGuestCode(
  app: Parts,
  {
    halfway,
    code,
    visit,
    newcomer,
  }: { halfway: GuestSession; code: string; visit: Visit; newcomer?: Newcomer | null },
): Promise<GuestCodeResult> {
  const { userId, sessionId, strength } = halfway;
  const limits = [guestCodeLimit(userId)];
  const allowance = await takeAllowance(app.db, limits, countingOf(app));
  if (!allowance.ok) return { ...allowance, ...refuseSignIn('guests', 'code', 'too_often') };
  const now = app.clock.now();
  const result = await app.db.transaction().execute(async (tx): Promise<GuestCodeResult> => {
    const open = await tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return { ok: false, reason: 'ended' };
    const plain = code.replace(/\s/g, '');
    const spend = /^\d{6}$/.test(plain) ? spendCode : spendRecoveryCode;
    if (!(await spend(tx, app, userId, plain))) return refuseSignIn('guests', 'code', 'wrong');
    if (newcomer && strength === 'phone') await linkProven(tx, app, userId, { ...newcomer, visit });
    const stronger = withGuestCode(strength);
    const start = { strength: stronger, visit, now, instead: sessionId };
    return { ok: true, token: await startGuestSession(tx, userId, start) };
  });
  if (result.ok) await returnAllowance(app.db, limits, countingOf(app));
  return result;
}
