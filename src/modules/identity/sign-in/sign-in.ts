import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { countingOf, returnAllowance, takeAllowance } from '#platform/limits/take-allowance.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { findStaff, findStaffByEmail, listStaff } from '../queries.ts';
import { spendCode } from '../second-factor/codes.ts';
import { checkPasskey } from '../second-factor/passkeys.ts';
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts';
import type { FoundSession } from '../sessions/find-session.ts';
import { type Visit, withCode } from '../sessions/staff-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { refuseSignIn } from './refuse-sign-in.ts';
import { codeLimit, signInLimits } from './sign-in-limits.ts';

export type SignInResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Signs in a member of staff with their password, which may still leave the second factor missing. Response and timing are the
 * same for a wrong password, for a blocked person and for an unknown one.
 */
export async function signInWithPassword(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  { email, password, visit }: { email: string; password: string; visit: Visit },
): Promise<SignInResult> {
  const now = app.clock.now();
  const limits = signInLimits(visit.cameFrom, email);
  const allowance = await takeAllowance(app.db, limits, countingOf(app));
  if (!allowance.ok) return { ...allowance, ...refuseSignIn('office', 'password', 'too_often') };
  const person = await findStaffByEmail(app.db, email);
  const isRight = await checkPassword(app.db, person?.id, password);
  if (!person || !isRight || person.state !== 'active') return refuseSignIn('office', 'password', 'wrong');
  const token = await app.db.transaction().execute((tx) =>
    startSession(
      tx,
      { ...person, userId: person.id },
      {
        strength: 'password',
        visit,
        now,
      },
    ),
  );
  await returnAllowance(app.db, limits, countingOf(app));
  return { ok: true, token };
}

/** Signs in with a passkey, which counts as two factors. @returns the session's token, or null */
export async function signInWithPasskey(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  {
    response,
    visit,
    instead,
  }: { response: AuthenticationResponseJSON; visit: Visit; instead?: string | undefined },
): Promise<string | null> {
  const userId = await checkPasskey(app, response);
  const person = userId ? await findStaff(app.db, userId) : null;
  if (person?.state !== 'active') return null;
  return app.db
    .transaction()
    .execute((tx) =>
      startSession(
        tx,
        { ...person, userId: person.id },
        { strength: 'passkey', visit, now: app.clock.now(), instead },
      ),
    );
}

export type SecondFactorResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'wrong' | 'ended' }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/** Completes a sign-in whose second factor is missing, with an authenticator code or a recovery code. */
export async function giveSecondFactor(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  { halfway, code, visit }: { halfway: FoundSession; code: string; visit: Visit },
): Promise<SecondFactorResult> {
  const { userId, sessionId } = halfway;
  const counting = countingOf(app);
  const allowance = await takeAllowance(app.db, [codeLimit(userId)], counting);
  if (!allowance.ok) return { ...allowance, ...refuseSignIn('office', 'code', 'too_often') };
  const result = await app.db.transaction().execute(async (tx): Promise<SecondFactorResult> => {
    const open = await tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return { ok: false, reason: 'ended' };
    const plain = code.replace(/\s/g, '');
    const isApp = /^\d{6}$/.test(plain);
    const isRight = isApp
      ? halfway.hasCodes && (await spendCode(tx, app, userId, plain))
      : await spendRecoveryCode(tx, app, userId, plain);
    if (!isRight) return refuseSignIn('office', 'code', 'wrong');
    const token = await startSession(tx, halfway, {
      strength: withCode(halfway.strength),
      by: isApp ? withCode(halfway.strength) : 'recovery code',
      visit,
      now: app.clock.now(),
      instead: sessionId,
    });
    return { ok: true, token };
  });
  if (result.ok) await returnAllowance(app.db, [codeLimit(userId)], counting);
  return result;
}

/** Demo staff whom anybody can sign in as; empty where payments are real. */
export async function listDemoStaff({ db, config, clock }: Pick<App, 'config' | 'clock'> & { db: Executor }) {
  if (config.PAYMENT_MODE === 'live') return [];
  return (await listStaff(db, clock.now())).filter(({ isDemo, state }) => isDemo && state === 'active');
}

/** Signs anybody in as a demo person. @returns the session's token, null when there is none */
export async function enterDemo(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  { userId, visit }: { userId: string; visit: Visit },
): Promise<string | null> {
  const person = (await listDemoStaff(app)).find(({ id }) => id === userId);
  if (!person) return null;
  return app.db
    .transaction()
    .execute((tx) =>
      startSession(tx, { ...person, userId }, { strength: 'demo', visit, now: app.clock.now() }),
    );
}
