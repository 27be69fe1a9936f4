import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { type StaffSession, withCode } from '../sessions/staff-session.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { matchTotpStep, newTotpSecret } from './totp.ts';

export { countRecoveryCodes } from './recovery-codes.ts';

type Parts = Pick<App, 'db' | 'secrets' | 'clock'>;

const purpose = 'totp';
/** Column in which the secrets of codes are stored encrypted. */
export const encryptedCodeSecrets: EncryptedColumn = {
  table: 'second_factors',
  key: 'user_id',
  column: 'secret',
  form: 'text',
  purpose,
};

const encryptorOf = ({ secrets }: Pick<App, 'secrets'>) => createTextEncryptor(secrets.data, purpose);

/** How long the same secret is shown: whoever saw a page left open must not know the secret that is set up another day. */
const shownMinutes = 60;

/** The secret to be set up in an authenticator app; the same for an hour. @returns null once it is confirmed */
export async function beginCodes(app: Parts, userId: string): Promise<string | null> {
  const encryptor = encryptorOf(app);
  const now = app.clock.now();
  const row = await findFactor(app.db, userId);
  if (row?.confirmed_at) return null;
  const isRecent = row && now.getTime() - row.created_at.getTime() < shownMinutes * 60_000;
  const known = isRecent && encryptor.decrypt(row.secret);
  if (known) return known;
  const secret = newTotpSecret();
  await app.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: encryptor.encrypt(secret), created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: encryptor.encrypt(secret), created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
  return secret;
}

/** The content of the QR code for an authenticator app. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/**
 * Enables codes once the first is right; it counts as the session's second factor. @returns recovery codes, shown only
 * this once; null when the code is wrong
 */
export async function confirmCodes(
  app: Parts,
  { session, code, actor }: { session: StaffSession; code: string; actor: StaffActor },
): Promise<string[] | null> {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const row = await findFactor(tx, session.id);
    if (!row || row.confirmed_at || !(await spendCode(tx, app, session.id, code))) return null;
    await tx
      .updateTable('second_factors')
      .set({ confirmed_at: now })
      .where('user_id', '=', session.id)
      .execute();
    await strengthen(tx, session);
    await writeHistory(tx, {
      actor,
      verb: 'staff.second-factor',
      object: { type: 'staff', id: session.email },
      after: { codes: 'on' },
      now,
    });
    return makeRecoveryCodes(tx, app, session.id);
  });
}

/** Uses a code of the app, each once: of concurrent uses only one succeeds. */
export async function spendCode(
  db: Executor,
  app: Pick<App, 'secrets' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findFactor(db, userId);
  const secret = row && encryptorOf(app).decrypt(row.secret);
  const step = secret ? matchTotpStep(secret, code, app.clock.now()) : null;
  if (step === null) return false;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Disables codes and deletes the recovery codes. */
export async function removeCodes(
  tx: Tx,
  { userId, email, actor }: { userId: string; email: string; actor: StaffActor | 'system' },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await writeHistory(tx, {
    actor,
    verb: 'staff.second-factor',
    object: { type: 'staff', id: email },
    after: { codes: 'off' },
    now,
  });
}

function findFactor(db: Executor, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

async function strengthen(tx: Tx, { sessionId, strength }: StaffSession): Promise<void> {
  const stronger = { strength: withCode(strength) };
  await tx.updateTable('sessions').set(stronger).where('id', '=', sessionId).execute();
}

/** New recovery codes, replacing all old ones. @returns null when codes are disabled */
export async function renewRecoveryCodes(
  app: Parts,
  { session, actor }: { session: StaffSession; actor: StaffActor },
): Promise<string[] | null> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await findFactor(tx, session.id))?.confirmed_at) return null;
    await writeHistory(tx, {
      actor,
      verb: 'staff.second-factor',
      object: { type: 'staff', id: session.email },
      after: { recoveryCodes: 'new' },
      now: app.clock.now(),
    });
    return makeRecoveryCodes(tx, app, session.id);
  });
}
