import { getSettings } from '#modules/settings/queries.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { pointsExpiring } from '../events.ts';
import { lockPoints } from './lock-points.ts';

/** Writes off expired points, and all points of erased accounts. Idempotent. @returns of how many accounts */
export async function expirePoints(db: Database, now: Date, limit = 500): Promise<number> {
  const due = await db
    .selectFrom('point_accounts')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('next_expiry_on', '<', dayInVietnam(now)),
        eb.and([eb('next_expiry_on', 'is not', null), eb('user_id', 'is', null)]),
      ]),
    )
    .limit(limit)
    .execute();
  for (const { id } of due) await db.transaction().execute((tx) => lockPoints(tx, id, now));
  return due.length;
}

/** No mails at night. */
const fromHour = '09:00';

/**
 * Announces points that expire within the programme's number of days, once for each last day, whatever happens in between.
 * @returns how many guests are notified
 */
export async function announceExpiry(db: Database, queue: Queue, now: Date, limit = 500): Promise<number> {
  const today = dayInVietnam(now);
  if (now < instantInVietnam(today, fromHour)) return 0;
  const { points } = await getSettings(db);
  const due = await db
    .selectFrom('point_accounts')
    .select('id')
    .where('user_id', 'is not', null)
    .where('next_expiry_on', '>=', today)
    .where('next_expiry_on', '<=', addDays(today, points.announceDays))
    .whereRef('next_expiry_on', 'is distinct from', 'announced_on')
    .limit(limit)
    .execute();
  let notified = 0;
  for (const { id } of due) if (await announce(db, queue, id, now)) notified++;
  return notified;
}

function announce(db: Database, queue: Queue, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const [lot] = (await lockPoints(tx, id, now)).left.lots;
    if (!lot) return false;
    const { numUpdatedRows } = await tx
      .updateTable('point_accounts')
      .set({ announced_on: lot.expiresOn })
      .where('id', '=', id)
      .where('announced_on', 'is distinct from', lot.expiresOn)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await queue.send(tx, pointsExpiring, { accountId: id, ...lot });
    return true;
  });
}
