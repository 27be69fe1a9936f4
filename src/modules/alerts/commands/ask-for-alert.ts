import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import { hashAddress, type Sender } from '#platform/bots/sender.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import { alertRequested } from '../events.ts';
import { findLowestTotal, type WatchedTrip } from '../queries.ts';
import { alertConsent, mostAlerts } from '../rules.ts';

/** Minimum time between two confirmation mails for a mailbox, so that nobody can be flooded by somebody else. */
const askAgainMs = 86_400_000;

export interface AlertWish extends WatchedTrip {
  kind: 'price' | 'places';
  /** In lower case. */
  email: string;
}

export type AskForAlertResult =
  /** `isActive`: no confirmation is needed. */
  | { ok: true; isActive: boolean }
  /** 'free': there is availability now, so there is nothing to wait for. */
  | { ok: false; reason: AdmissionRefusal | 'free' };

/**
 * Creates an alert. A person signed in with the address has verified it; any other address gets a confirmation mail. The
 * answer is the same for an address that waits for confirmation, has the alert already or has the maximum number.
 * Idempotent.
 * @param draft.owner who is signed in
 */
export async function askForAlert(
  app: Pick<App, 'db' | 'queue' | 'clock' | 'secrets'>,
  draft: {
    wish: AlertWish;
    owner: { userId: string; email: string | null } | null;
    sender: Sender;
    ip: string;
  },
): Promise<AskForAlertResult> {
  const { wish, owner, sender, ip } = draft;
  const now = app.clock.now();
  const lowestVnd = await findLowestTotal(app.db, wish, now);
  if (wish.kind === 'places' && lowestVnd !== null) return { ok: false, reason: 'free' };
  const isProven = owner !== null && owner.email === wish.email;
  return app.db.transaction().execute(async (tx): Promise<AskForAlertResult> => {
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const done = { ok: true, isActive: isProven } as const;
    if (await isFull(tx, wish.email)) return done;
    const asked = {
      state: isProven ? 'active' : 'waiting',
      user_id: isProven ? owner.userId : null,
      lowest_vnd: lowestVnd,
      consent: alertConsent(await getSettings(tx)),
      ip_hash: ip ? hashAddress(app.secrets.token, ip) : null,
      asked_at: now,
      confirmed_at: isProven ? now : null,
      ended_at: null,
    };
    const row = await tx
      .insertInto('alerts')
      .values({ id: randomUUID(), ...toRow(wish), ...asked })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'kind', 'product_id', 'starts_on', 'ends_on', 'rooms', 'adults'])
          .doUpdateSet(asked)
          .where('alerts.state', '<>', 'active')
          .where('alerts.asked_at', '<=', isProven ? now : new Date(now.getTime() - askAgainMs)),
      )
      .returning('id')
      .executeTakeFirst();
    if (row && !isProven && (await mayAsk(tx, wish.email, sender)))
      await app.queue.send(tx, alertRequested, { alertId: row.id, at: now.toISOString() });
    return done;
  });
}

const toRow = ({ email, kind, productId, startsOn, endsOn, rooms, adults }: AlertWish) => ({
  email,
  kind,
  product_id: productId,
  starts_on: startsOn,
  ends_on: endsOn,
  rooms,
  adults,
});

/** Serialized per mailbox, so that concurrent requests do not exceed its maximum. */
async function isFull(tx: Tx, email: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts of ${email}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return Number(count) >= mostAlerts;
}

/** One mailbox has many addresses: confirmation mails are limited for all of them together. */
async function mayAsk(tx: Tx, email: string, { counted }: Sender): Promise<boolean> {
  if (!counted) return true;
  const limit = { name: 'alert mails', subject: mailboxKey(email), max: 3, windowSeconds: 86_400 };
  return (await takeAllowance(tx, [limit], counted.counting)).ok;
}
