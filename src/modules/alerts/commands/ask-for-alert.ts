import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PartyMisfit } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import { hashAddress, type Sender } from '#platform/bots/sender.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import { isPushKey } from '#platform/push/encrypt-push.ts';
import { getPushKey } from '#platform/push/push-key.ts';
import { isPushAddress } from '#platform/push/send-push.ts';
import { alertRequested } from '../events.ts';
import { columnOf, priceWatchedTrip, type Subscriber, subscriberOf, type WatchedTrip } from '../queries.ts';
import { alertConsent, deviceConsent, mostAlerts } from '../rules.ts';
import type { AlertDevice } from '../schema.ts';
import { keepDevice } from './devices.ts';

/** Minimum time between two confirmation mails for a mailbox, so that nobody can be flooded by somebody else. */
const askAgainMs = 86_400_000;

export interface AlertRequest extends WatchedTrip {
  kind: 'price' | 'places';
  /** In lower case; null where the news go to a device. */
  email: string | null;
}

interface AlertDraft {
  wish: AlertRequest;
  /** Who is signed in. */
  owner: { userId: string; sessionId?: string; email: string | null } | null;
  /** The browser's subscription, if it has one; with a mail address it only tells that both are one person. */
  device?: AlertDevice | null;
  sender: Sender;
  ip: string;
}

export type AskForAlertResult =
  /** `isActive`: no confirmation is needed. `deviceAlertId`: the alert, for who asked on the very device. */
  | { ok: true; isActive: boolean; deviceAlertId?: string }
  /**
   * 'free': there is availability now, so there is nothing to wait for. 'strange_device': the browser has no subscription at a
   * push service that we know, or not the keys of the one it names. 'full': the device, or the mailbox of whoever asks, has the
   * maximum number. 'not_scheduled': nothing of the product takes place on the day. 'misfit': it takes such a party on no day.
   */
  | { ok: false; reason: AdmissionRefusal | 'free' | 'strange_device' | 'full' | 'not_scheduled' }
  | { ok: false; reason: 'misfit'; misfit: PartyMisfit };

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'secrets' | 'config'>;

/**
 * Creates an alert by mail, or on a device. A device and a person signed in with the address have proven themselves; any other
 * address gets a confirmation mail. To anybody but its owner the answer is the same for an address that waits for confirmation,
 * has the alert already or has the maximum number. Idempotent.
 */
export async function askForAlert(app: Parts, draft: AlertDraft): Promise<AskForAlertResult> {
  const { wish, owner, sender } = draft;
  const now = app.clock.now();
  const toDevice = wish.email === null;
  const device = draft.device && isKnownDevice(app, draft.device) ? draft.device : null;
  if (toDevice && !device) return { ok: false, reason: 'strange_device' };
  const price = await priceWatchedTrip(app.db, wish, now);
  if (!price?.isScheduled) return { ok: false, reason: 'not_scheduled' };
  if (price.misfit) return { ok: false, reason: 'misfit', misfit: price.misfit };
  if (wish.kind === 'places' && price.totalVnd !== null) return { ok: false, reason: 'free' };
  const isOwn = owner !== null && (toDevice || owner.email === wish.email);
  return app.db.transaction().execute(async (tx): Promise<AskForAlertResult> => {
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const serverKey = getPushKey(app.config, app.secrets).publicKey;
    const deviceId = device ? await keepDevice(tx, device, { serverKey, now }) : null;
    if (toDevice && deviceId === null) return { ok: false, reason: 'strange_device' };
    const email = wish.email ?? owner?.email?.toLowerCase() ?? null;
    const isActive = isOwn || toDevice;
    if (await isFull(tx, subscriberOf({ email, deviceId }), wish, isActive))
      return isActive ? { ok: false, reason: 'full' } : { ok: true, isActive };
    const company = await getSettings(tx);
    const row = await saveAlert(tx, { ...wish, email }, isActive, {
      state: isActive ? 'active' : 'waiting',
      user_id: isOwn && email ? owner.userId : null,
      session_id: isOwn && email && toDevice ? (owner.sessionId ?? null) : null,
      device_id: deviceId,
      to_device: toDevice,
      lowest_vnd: price.totalVnd,
      consent: toDevice ? deviceConsent(company) : alertConsent(company),
      ip_hash: draft.ip ? hashAddress(app.secrets.token, draft.ip) : null,
      asked_at: now,
      confirmed_at: isActive ? now : null,
      ended_at: null,
    });
    if (row && !isActive && wish.email && (await mayAsk(tx, wish.email, sender)))
      await app.queue.send(tx, alertRequested, { alertId: row.id, at: now.toISOString() });
    return { ok: true, isActive, ...(toDevice && row && { deviceAlertId: row.id }) };
  });
}

const isKnownDevice = ({ config }: Parts, { endpoint, keys }: AlertDevice) =>
  isPushAddress(endpoint, config) && isPushKey(keys.p256dh);

/** The same wish again replaces what waits or has ended; an active alert only changes its way, and only for its owner. */
async function saveAlert(
  tx: Tx,
  { email, kind, productId, startsOn, endsOn, rooms, adults }: AlertRequest,
  isActive: boolean,
  fields: {
    state: 'active' | 'waiting';
    user_id: string | null;
    session_id: string | null;
    device_id: string | null;
    to_device: boolean;
    lowest_vnd: number | null;
    consent: string;
    ip_hash: string | null;
    asked_at: Date;
    confirmed_at: Date | null;
    ended_at: null;
  },
) {
  const trip = { product_id: productId, starts_on: startsOn, ends_on: endsOn, rooms, adults };
  return tx
    .insertInto('alerts')
    .values({ id: randomUUID(), email, kind, ...trip, ...fields })
    .onConflict((conflict) => {
      const again = conflict
        .columns(['email', 'lone_device', 'kind', 'product_id', 'starts_on', 'ends_on', 'rooms', 'adults'])
        .doUpdateSet(fields);
      return isActive
        ? again
        : again
            .where('alerts.state', '<>', 'active')
            .where('alerts.asked_at', '<=', new Date(fields.asked_at.getTime() - askAgainMs));
    })
    .returning('id')
    .executeTakeFirst();
}

/**
 * Whether there is no room for a further alert. Who has proven to be the subscriber takes the place of one that nobody has
 * confirmed: anybody can ask for those. Serialized per subscriber, so that concurrent requests do not exceed the maximum.
 */
async function isFull(
  tx: Tx,
  subscriber: Subscriber,
  { kind, productId, startsOn, endsOn, rooms, adults }: AlertRequest,
  isProven: boolean,
): Promise<boolean> {
  const { column, value } = columnOf(subscriber);
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts of ${value}`}, 0))`.execute(tx);
  const others = await tx
    .selectFrom('alerts')
    .select(['id', 'state'])
    .where(column, '=', value)
    .where('state', '<>', 'ended')
    .where(
      sql<boolean>`(kind, product_id, starts_on, ends_on, rooms, adults) IS DISTINCT FROM
        (${kind}, ${productId}, ${startsOn}, ${endsOn}, ${rooms}, ${adults})`,
    )
    .orderBy('asked_at')
    .execute();
  if (others.length < mostAlerts) return false;
  const unanswered = others.find(({ state }) => state === 'waiting');
  if (!isProven || !unanswered) return true;
  await tx.deleteFrom('alerts').where('id', '=', unanswered.id).execute();
  return false;
}

/** One mailbox has many addresses: confirmation mails are limited for all of them together. */
async function mayAsk(tx: Tx, email: string, { counted }: Sender): Promise<boolean> {
  if (!counted) return true;
  const limit = { name: 'alert mails', subject: mailboxKey(email), max: 3, windowSeconds: 86_400 };
  return (await takeAllowance(tx, [limit], counted.counting)).ok;
}
