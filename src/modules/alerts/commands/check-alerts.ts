import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { alertsDue } from '../events.ts';
import { findLowestTotal, type WatchedTrip } from '../queries.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

/** Number of mailboxes per run, those not checked for the longest time first. */
const mostMailboxes = 500;
/** Minimum time between two mails of alerts to a person. */
const dayMs = 86_400_000;

/**
 * Checks the current prices of watched trips, and notifies each mailbox at most once a day of what has become cheaper or
 * is available again. With several processes, only one notifies a mailbox. @returns how many mailboxes there was news
 * for
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
  const mailboxes = await db
    .selectFrom('alerts')
    .select('email')
    .where('state', '=', 'active')
    .groupBy('email')
    .having(sql<boolean>`coalesce(max(told_at), '-infinity') <= ${new Date(now.getTime() - dayMs)}`)
    .orderBy(sql`min(coalesce(checked_at, '-infinity'))`)
    .limit(mostMailboxes)
    .execute();
  const totals = new Map<string, Promise<number | null>>();
  const totalOf = (trip: WatchedTrip) => {
    const { productId, startsOn, endsOn, rooms, adults } = trip;
    const key = [productId, startsOn, endsOn, rooms, adults].join();
    const total = totals.get(key) ?? findLowestTotal(db, trip, now);
    totals.set(key, total);
    return total;
  };
  let notified = 0;
  for (const { email } of mailboxes) if (await mailAlert(app, email, totalOf)) notified += 1;
  return notified;
}

type TotalOf = (trip: WatchedTrip) => Promise<number | null>;

async function mailAlert({ db, queue, clock }: Parts, email: string, totalOf: TotalOf): Promise<boolean> {
  const now = clock.now();
  const seen = await watchedBy(db, email).execute();
  const totals = new Map<string, number | null>();
  for (const alert of seen) totals.set(alert.id, await totalOf(alert));
  return db.transaction().execute(async (tx) => {
    // Ended ones count as well: an alert that was sent yesterday evening ended with that.
    const all = await tx
      .selectFrom('alerts')
      .select(['told_at as toldAt'])
      .where('email', '=', email)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (all.some(({ toldAt }) => toldAt && now.getTime() - toldAt.getTime() < dayMs)) return false;
    const due: string[] = [];
    for (const alert of await watchedBy(tx, email).execute()) {
      const totalVnd = totals.get(alert.id);
      if (totalVnd === undefined) continue;
      if (await noteTotal(tx, alert, totalVnd, now)) due.push(alert.id);
    }
    if (due.length > 0) await queue.send(tx, alertsDue, { alertIds: due, at: now.toISOString() });
    return due.length > 0;
  });
}

function watchedBy(db: Parts['db'] | Tx, email: string) {
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
    ])
    .where('email', '=', email)
    .where('state', '=', 'active')
    .orderBy('id');
}

/** Stores the current price of a trip. @returns whether it is news: cheaper than ever since the alert was created, or available at last */
async function noteTotal(
  tx: Tx,
  { id, kind, lowestVnd }: { id: string; kind: string; lowestVnd: number | null },
  totalVnd: number | null,
  now: Date,
): Promise<boolean> {
  const isCheaper = totalVnd !== null && lowestVnd !== null && totalVnd < lowestVnd;
  const isDue = kind === 'places' ? totalVnd !== null : isCheaper;
  await tx
    .updateTable('alerts')
    .set({
      checked_at: now,
      ...((isCheaper || lowestVnd === null) && { lowest_vnd: totalVnd }),
      ...(isDue && { told_vnd: totalVnd, told_at: now }),
      // An alert for availability ends once there is some.
      ...(isDue && kind === 'places' && { state: 'ended', ended_at: now }),
    })
    .where('id', '=', id)
    .execute();
  return isDue;
}
