import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { alertsDue, alertsDueOnDevice } from '../events.ts';
import { columnOf, priceWatchedTrip, type Subscriber, subscriberOf, type WatchedTrip } from '../queries.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

/** Number of subscribers per run, those not checked for the longest time first. */
const maxSubscribers = 500;
/** Minimum time between two messages of alerts to a person. */
const dayMs = 86_400_000;

/**
 * Checks the current prices of watched trips, and notifies each subscriber at most once a day of what has become cheaper or
 * is available again. With several processes, only one notifies a subscriber. @returns how many there was news for
 */
export async function checkAlerts(app: Parts): Promise<number> {
  const { db, clock } = app;
  const now = clock.now();
  await db
    .updateTable('alerts')
    .set({ state: 'ended', ended_at: now })
    .where('state', '<>', 'ended')
    .where('starts_on', '<=', dayInVietnam(now))
    .execute();
  const subscribers = await db
    .selectFrom('alerts')
    .select(['email', 'lone_device as deviceId'])
    .where('state', '=', 'active')
    .groupBy(['email', 'lone_device'])
    .having(sql<boolean>`coalesce(max(told_at), '-infinity') <= ${new Date(now.getTime() - dayMs)}`)
    .orderBy(sql`min(coalesce(checked_at, '-infinity'))`)
    .limit(maxSubscribers)
    .execute();
  const totals = new Map<string, Promise<number | null>>();
  const totalOf = (trip: WatchedTrip) => {
    const { productId, startsOn, endsOn, rooms, adults } = trip;
    const key = [productId, startsOn, endsOn, rooms, adults].join();
    const total = totals.get(key) ?? priceWatchedTrip(db, trip, now).then((price) => price?.totalVnd ?? null);
    totals.set(key, total);
    return total;
  };
  let notified = 0;
  for (const row of subscribers) if (await notify(app, subscriberOf(row), totalOf)) notified += 1;
  return notified;
}

type TotalOf = (trip: WatchedTrip) => Promise<number | null>;

async function notify(app: Parts, subscriber: Subscriber, totalOf: TotalOf): Promise<boolean> {
  const { db, queue, clock } = app;
  const now = clock.now();
  const totals = new Map<string, number | null>();
  for (const alert of await watchedBy(db, subscriber).execute()) totals.set(alert.id, await totalOf(alert));
  return db.transaction().execute(async (tx) => {
    if (await wasToldToday(tx, subscriber, now)) return false;
    const alerts = await watchedBy(tx, subscriber).execute();
    const found = alerts.flatMap((alert) => {
      const totalVnd = totals.get(alert.id);
      return totalVnd === undefined ? [] : [{ ...alert, totalVnd, isDue: isNews(alert, totalVnd) }];
    });
    // One message a day, to one mailbox or device: what goes elsewhere is still news tomorrow, and comes first then.
    const [first] = found.filter(({ isDue }) => isDue);
    const goesAlong = (alert: Alert) => alert.target === first?.target;
    for (const alert of found) if (!alert.isDue || goesAlong(alert)) await noteTotal(tx, alert, now);
    if (!first) return false;
    const due = {
      alertIds: found.filter((alert) => alert.isDue && goesAlong(alert)).map(({ id }) => id),
      at: now.toISOString(),
    };
    if (first.target === null) await queue.send(tx, alertsDue, due);
    else await queue.send(tx, alertsDueOnDevice, { ...due, deviceId: first.target });
    return true;
  });
}

/**
 * Locks everything that a person is told by, the mailbox and the devices it is known with. Ended alerts count as well: one that
 * was sent yesterday evening ended with that. Alerts that nobody confirmed do not: anybody could have asked for them.
 */
async function wasToldToday(tx: Tx, subscriber: Subscriber, now: Date): Promise<boolean> {
  const { column, value } = columnOf(subscriber);
  const { rows } = await sql<{ toldAt: Date | null }>`
    WITH own AS (SELECT email, device_id FROM alerts WHERE ${sql.ref(column)} = ${value} AND confirmed_at IS NOT NULL),
      known AS (
        SELECT email, device_id FROM own
        UNION SELECT email, device_id FROM alerts
          WHERE confirmed_at IS NOT NULL AND device_id IN (SELECT device_id FROM own)
      )
    SELECT told_at AS "toldAt" FROM alerts
    WHERE confirmed_at IS NOT NULL
      AND (email IN (SELECT email FROM known) OR device_id IN (SELECT device_id FROM known))
    ORDER BY id FOR UPDATE`.execute(tx);
  return rows.some(({ toldAt }) => toldAt && now.getTime() - toldAt.getTime() < dayMs);
}

/** The active alerts of a subscriber, those notified longest ago first. */
function watchedBy(db: Parts['db'] | Tx, subscriber: Subscriber) {
  const { column, value } = columnOf(subscriber);
  return db
    .selectFrom('alerts')
    .select([
      'id',
      'kind',
      'product_id as productId',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'rooms',
      'adults',
      'lowest_vnd as lowestVnd',
      /** The device that it goes to; null for the mailbox, as when the account is not signed in there any more. */
      (eb) =>
        eb
          .case()
          .when(
            eb.and([
              eb('to_device', '=', true),
              eb.or([eb('user_id', 'is', null), eb('session_id', 'is not', null)]),
            ]),
          )
          .then(eb.ref('device_id'))
          .end()
          .as('target'),
    ])
    .where(column, '=', value)
    .where('state', '=', 'active')
    .orderBy(sql`told_at NULLS FIRST`)
    .orderBy('id');
}

interface Alert {
  id: string;
  kind: string;
  lowestVnd: number | null;
  target: string | null;
}

/** Whether the current price is news: cheaper than ever since the alert was created, or available at last. */
const isNews = ({ kind, lowestVnd }: Alert, totalVnd: number | null) =>
  kind === 'places' ? totalVnd !== null : isCheaper(lowestVnd, totalVnd);

const isCheaper = (lowestVnd: number | null, totalVnd: number | null) =>
  totalVnd !== null && lowestVnd !== null && totalVnd < lowestVnd;

/** Stores the current price of a trip. */
async function noteTotal(
  tx: Tx,
  { id, kind, lowestVnd, totalVnd, isDue }: Alert & { totalVnd: number | null; isDue: boolean },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({
      checked_at: now,
      ...((isCheaper(lowestVnd, totalVnd) || lowestVnd === null) && { lowest_vnd: totalVnd }),
      ...(isDue && { told_vnd: totalVnd, told_at: now }),
      // An alert for availability ends once there is some.
      ...(isDue && kind === 'places' && { state: 'ended', ended_at: now }),
    })
    .where('id', '=', id)
    .execute();
}
