import { createHash, randomBytes } from 'node:crypto';
import { listBusyDays } from '#modules/inventory/days/list-busy-days.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { may } from '../policy.ts';
import { feedSource } from './import-feed.ts';
import { findCalendarUnit, lockUnit } from './lock-unit.ts';
import { writeCalendar } from './write-calendar.ts';

type Parts = Pick<App, 'db' | 'clock'>;

export type MakeAddressResult =
  | { ok: true; url: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'unknown_feed' };

/**
 * Creates the secret address at which another channel reads a unit's availability; a former one stops working at once. It
 * is shown only once: only its hash is stored. @param feedId the feed of the channel it is for, whose own days it leaves
 * out; null for a channel without a feed
 */
export async function makeCalendarAddress(
  { db, clock, config }: Parts & Pick<App, 'config'>,
  { unitId, feedId, actor }: { unitId: number; feedId: number | null; actor: Actor },
): Promise<MakeAddressResult> {
  if (!may(actor, 'channel.edit')) return { ok: false, reason: 'not_allowed' };
  const token = randomBytes(24).toString('base64url');
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<MakeAddressResult> => {
    const unit = await lockUnit(tx, unitId);
    if (!unit) return { ok: false, reason: 'unknown_unit' };
    const feed = await tx
      .selectFrom('calendar_feeds')
      .select('title')
      .where('unit_id', '=', unitId)
      .where('id', '=', feedId ?? 0)
      .executeTakeFirst();
    if (feedId !== null && !feed) return { ok: false, reason: 'unknown_feed' };
    await tx
      .deleteFrom('calendar_addresses')
      .where('unit_id', '=', unitId)
      .where('feed_id', feedId === null ? 'is' : '=', feedId)
      .execute();
    const row = { unit_id: unitId, feed_id: feedId, made_at: now, made_by: actor.name };
    await tx
      .insertInto('calendar_addresses')
      .values({ ...row, token_hash: hashOf(token) })
      .execute();
    const after = { unit: unit.title, ...(feed && { calendar: feed.title }) };
    const object = { type: 'product', id: String(unit.productId) };
    await writeHistory(tx, { actor, verb: 'calendar.address_made', object, after, now });
    return { ok: true, url: `${config.apiUrl}/api/v1/calendars/${token}.ics` };
  });
}

/** How often the time of the last request is updated. */
const accessNotedEveryMs = 60_000;

/** The calendar of a secret address; null for an unknown or renewed one. */
export async function openCalendarAddress(
  { db, clock, config }: Parts & Pick<App, 'config'>,
  token: string,
): Promise<string | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('calendar_addresses')
    .select(['id', 'unit_id as unitId', 'feed_id as feedId', 'last_asked_at as askedAt'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const unit = row && (await findCalendarUnit(db, row.unitId));
  if (!unit) return null;
  if (!row.askedAt || now.getTime() - row.askedAt.getTime() > accessNotedEveryMs)
    await db.updateTable('calendar_addresses').set({ last_asked_at: now }).where('id', '=', row.id).execute();
  const today = dayInVietnam(now);
  const days = await listBusyDays(db, {
    unitId: unit.id,
    from: today,
    to: addDays(today, bookingLimits.horizonDays),
    source: row.feedId === null ? null : feedSource(row.feedId),
  });
  return writeCalendar(days, { unit, host: new URL(config.publicUrl).hostname, now });
}

/** Plain SHA-256: 192 random bits need no salt and no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
