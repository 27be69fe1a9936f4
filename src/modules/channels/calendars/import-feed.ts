import { replaceBlocks } from '#modules/inventory/days/replace-blocks.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { allowsLoopback, callOutside, type OutsideRefusal } from '#platform/http/call-outside.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { addressEncryptor } from './address-encryptor.ts';
import { announceDaysChanged } from './announce-days-changed.ts';
import { listOverbookedDays } from './calendar-queries.ts';
import { feedLimits, knownAt } from './feed-limits.ts';
import { type CalendarUnit, lockUnit } from './lock-unit.ts';
import type { BusyDays } from './read-calendar.ts';
import { readForeignCalendar } from './read-foreign-calendar.ts';

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** Why an import failed. */
export type FeedFault =
  | OutsideRefusal
  | 'refused'
  | 'not_a_calendar'
  | 'too_many_events'
  /** Its address was encrypted with another key. */
  | 'sealed';

type Fetched = { ok: true; busy: BusyDays[] } | { ok: false; reason: FeedFault };

export const stopSource = (feedId: number) => `stop:${feedId}`;
export const feedSource = (feedId: number) => `feed:${feedId}`;

const calendarCall = { timeoutMs: 15_000, maxBytes: 4 * 1024 * 1024, maxRedirects: 3 };

/**
 * Imports the calendar of another channel and blocks its busy days. A calendar that cannot be read changes nothing at first;
 * after `feedLimits.stopMs` the unit's sale is stopped until it can be read again. Of two concurrent imports the one that
 * began later wins. Idempotent. @returns the outcome; null when the feed is gone
 */
export async function importFeed(app: Parts, feedId: number): Promise<'ok' | FeedFault | null> {
  const feed = await app.db
    .selectFrom('calendar_feeds')
    .select(['unit_id as unitId', 'address', 'ignored_words as ignoredWords'])
    .where('id', '=', feedId)
    .executeTakeFirst();
  if (!feed) return null;
  const startedAt = app.clock.now();
  const fetched = await fetchCalendar(app, feed, startedAt);
  await app.db.transaction().execute(async (tx) => {
    const unit = await lockUnit(tx, feed.unitId);
    if (unit) await apply(tx, { unit, feedId, fetched, startedAt }, app.clock.now());
  });
  return fetched.ok ? 'ok' : fetched.reason;
}

async function fetchCalendar(
  { secrets, config }: Parts,
  { address, ignoredWords }: { address: string; ignoredWords: string },
  now: Date,
): Promise<Fetched> {
  const url = addressEncryptor(secrets.data).decrypt(address);
  if (!url) return { ok: false, reason: 'sealed' };
  const headers = { accept: 'text/calendar, */*;q=0.5', 'user-agent': 'NeoViet-Calendar/1.0' };
  const reply = await callOutside({ ...calendarCall, url, headers, toLoopback: allowsLoopback(config) });
  if (!reply.ok) return reply;
  if (reply.status !== 200) return { ok: false, reason: 'refused' };
  const today = dayInVietnam(now);
  return readForeignCalendar(reply.body, {
    today,
    until: addDays(today, bookingLimits.horizonDays),
    ownHost: new URL(config.publicUrl).hostname,
    ignoredWords,
  });
}

interface Import {
  unit: CalendarUnit;
  feedId: number;
  fetched: Fetched;
  startedAt: Date;
}

async function apply(tx: Tx, { unit, feedId, fetched, startedAt }: Import, now: Date): Promise<void> {
  const feed = await tx
    .selectFrom('calendar_feeds')
    .select([
      'title',
      'takes',
      'added_at as addedAt',
      'imported_at as importedAt',
      'stopped_at as stoppedAt',
      'overbooked_since as overbookedSince',
    ])
    .where('id', '=', feedId)
    .forUpdate()
    .executeTakeFirst();
  if (!feed || (feed.importedAt && feed.importedAt > startedAt)) return;
  const today = dayInVietnam(now);
  const block = (source: string, blocks: { from: string; to: string; quantity: number | null }[]) =>
    replaceBlocks(tx, { unitId: unit.id, source, blocks, today });
  const object = { type: 'product', id: String(unit.productId) };
  const about = { unit: unit.title, calendar: feed.title };
  const record = (verb: string, reason: string) =>
    writeHistory(tx, { actor: 'system', verb, object, after: about, reason, now });
  const next = { tried_at: now, next_try_at: new Date(now.getTime() + feedLimits.everyMs) };
  let isChanged = false;
  if (fetched.ok) {
    const quantity = feed.takes === 'unit' ? null : 1;
    const spans = fetched.busy.map((span) => ({ ...span, quantity }));
    isChanged = await block(feedSource(feedId), spans);
    if (isChanged) await record('calendar.imported', `${spans.length} khoảng ngày bận`);
    if (feed.stoppedAt) {
      isChanged = (await block(stopSource(feedId), [])) || isChanged;
      await record('calendar.resumed', 'Đọc được lịch trở lại');
    }
    const isOverbooked = (await listOverbookedDays(tx, { unitId: unit.id, today })).length > 0;
    const found = { outcome: 'ok', imported_at: startedAt, event_count: spans.length, stopped_at: null };
    await tx
      .updateTable('calendar_feeds')
      .set({ ...next, ...found, overbooked_since: isOverbooked ? (feed.overbookedSince ?? now) : null })
      .where('id', '=', feedId)
      .execute();
  } else {
    const isOver = now.getTime() - knownAt(feed).getTime() >= feedLimits.stopMs;
    if (isOver && !feed.stoppedAt) {
      isChanged = await block(stopSource(feedId), [{ from: today, to: forever, quantity: null }]);
      await record('calendar.stopped', 'Quá lâu không đọc được lịch');
    }
    const again = { outcome: fetched.reason, next_try_at: new Date(now.getTime() + feedLimits.againMs) };
    await tx
      .updateTable('calendar_feeds')
      .set({ ...next, ...again, ...(isOver && !feed.stoppedAt && { stopped_at: now }) })
      .where('id', '=', feedId)
      .execute();
  }
  if (isChanged) await announceDaysChanged(tx, unit.productId, now);
}

const forever = '9999-12-31';
