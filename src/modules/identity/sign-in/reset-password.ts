import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { type Allowance, countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { keepPassword } from '../accounts/create-staff.ts';
import { passwordResetRequested } from '../events.ts';
import { findStaffByEmail, type StaffPerson } from '../queries.ts';
import { resetMinutes } from '../rules.ts';
import { dropSessions } from '../sessions/end-sessions.ts';
import { resetLimits } from './sign-in-limits.ts';

const purpose = 'staff-password-reset';
const identifierOf = (resetId: string) => `${purpose}:${resetId}`;

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>;

/** Records a requested password reset. The response is the same whether or not the address exists. */
export async function askForReset(
  app: Parts,
  { email, cameFrom }: { email: string; cameFrom: string },
): Promise<Allowance> {
  const now = app.clock.now();
  const allowance = await takeAllowance(app.db, resetLimits(cameFrom, email), countingOf(app));
  if (!allowance.ok) return allowance;
  const resetId = randomUUID();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('verifications')
      .values({
        identifier: identifierOf(resetId),
        value: email.trim().toLowerCase(),
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await app.queue.send(tx, passwordResetRequested, { resetId });
  });
  return { ok: true };
}

/** The person of a reset, by the token of its link; null when it is used or expired, or no staff has the address. */
export async function findReset(
  db: Executor,
  resetId: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ person: StaffPerson; token: string } | null> {
  const row = await db
    .selectFrom('verifications')
    .select(['value', 'expires_at as until'])
    .where('identifier', '=', identifierOf(resetId))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const person = row && (await findStaffByEmail(db, row.value));
  if (!row || person?.state !== 'active' || person.isDemo) return null;
  return { person, token: signExpiringToken(secret, purpose, { subject: resetId, until: row.until }) };
}

/** The reset of a link's token. */
export function readResetToken(secret: string, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}

/** Sets a new password by a link, once; all sessions end and nobody is signed in. */
export async function resetPassword(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  { token, password, cameFrom }: { token: string; password: string; cameFrom: string },
): Promise<{ ok: boolean }> {
  const now = clock.now();
  const resetId = readResetToken(secrets.token, token, now);
  if (!resetId) return { ok: false };
  return db.transaction().execute(async (tx) => {
    const found = await findReset(tx, resetId, { secret: secrets.token, now });
    const used = await tx
      .deleteFrom('verifications')
      .where('identifier', '=', identifierOf(resetId))
      .returning('id')
      .executeTakeFirst();
    if (!used || !found) return { ok: false };
    const { id, name, email } = found.person;
    await keepPassword(tx, id, password, now);
    await dropSessions(tx, id);
    await writeHistory(tx, {
      actor: { id, name, rights: {}, cameFrom, requestId: null },
      verb: 'staff.password',
      object: { type: 'staff', id: email },
      after: { by: 'link' },
      now,
    });
    return { ok: true };
  });
}

/** Changes one's own password; the route has required the old one or a passkey. All other sessions end. */
export async function changePassword(
  db: Database,
  {
    email,
    password,
    sessionId,
    actor,
  }: { email: string; password: string; sessionId: string; actor: StaffActor },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await keepPassword(tx, actor.id, password, now);
    await dropSessions(tx, actor.id, { except: sessionId });
    await writeHistory(tx, { actor, verb: 'staff.password', object: { type: 'staff', id: email }, now });
  });
}
