import { z } from 'zod';
import { replaceBlocks } from '#modules/inventory/days/replace-blocks.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { allowsLoopback, type OutsideRefusal, whyNotOutside } from '#platform/http/call-outside.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { may } from '../policy.ts';
import { addressEncryptor } from './address-encryptor.ts';
import { announceDaysChanged } from './announce-days-changed.ts';
import { feedMark } from './feed-mark.ts';
import { feedSource, stopSource } from './import-feed.ts';
import { lockUnit } from './lock-unit.ts';

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** Turns webcal:// addresses, which phones open in their calendar, into https://. */
function fetched(address: string): string {
  return address.replace(/^webcals?:\/\//i, 'https://');
}

/** Input of the form of a feed. */
export const feedInput = z.object({
  title: z
    .string('Vui lòng nhập tên kênh.')
    .trim()
    .min(1, 'Vui lòng nhập tên kênh, ví dụ Airbnb.')
    .max(60, 'Tên kênh dài quá 60 ký tự.'),
  address: z
    .string('Vui lòng dán địa chỉ lịch.')
    .trim()
    .min(1, 'Vui lòng dán địa chỉ lịch iCal mà kênh cho bạn.')
    .max(2000, 'Địa chỉ dài quá 2.000 ký tự.')
    .transform(fetched),
  takes: z.enum(['place', 'unit'], 'Vui lòng chọn mỗi lần bận lấy bao nhiêu chỗ.'),
  ignoredWords: z
    .string()
    .trim()
    .max(60, 'Dài quá 60 ký tự.')
    .nullish()
    .transform((words) => words ?? ''),
});

export type AddFeedResult =
  | { ok: true; feedId: number }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_unit' | 'known_title' | 'too_many' | OutsideRefusal;
    };

const maxFeeds = 10;

/** Subscribes a unit to the calendar of another channel; the address is checked, not fetched. */
export async function addCalendarFeed(
  { db, clock, config, secrets }: Parts,
  { unitId, feed, actor }: { unitId: number; feed: z.output<typeof feedInput>; actor: Actor },
): Promise<AddFeedResult> {
  if (!may(actor, 'channel.edit')) return { ok: false, reason: 'not_allowed' };
  const wrong = whyNotOutside(feed.address, allowsLoopback(config));
  if (wrong) return { ok: false, reason: wrong };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<AddFeedResult> => {
    const unit = await lockUnit(tx, unitId);
    if (!unit) return { ok: false, reason: 'unknown_unit' };
    const others = await tx
      .selectFrom('calendar_feeds')
      .select('title')
      .where('unit_id', '=', unitId)
      .execute();
    if (others.some(({ title }) => title.toLowerCase() === feed.title.toLowerCase()))
      return { ok: false, reason: 'known_title' };
    if (others.length >= maxFeeds) return { ok: false, reason: 'too_many' };
    const { id } = await tx
      .insertInto('calendar_feeds')
      .values({
        unit_id: unitId,
        title: feed.title,
        address: addressEncryptor(secrets.data).encrypt(feed.address),
        host: new URL(feed.address).hostname,
        takes: feed.takes,
        ignored_words: feed.ignoredWords,
        added_at: now,
        next_try_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { unit: unit.title, calendar: feed.title, takes: feed.takes };
    const object = { type: 'product', id: String(unit.productId) };
    await writeHistory(tx, { actor, verb: 'calendar.added', object, after, now });
    return { ok: true, feedId: id };
  });
}

/** Input of the form of an existing feed: without an address it keeps its present one, which is not shown. */
export const feedEditInput = feedInput.extend({
  address: z
    .string()
    .trim()
    .max(2000, 'Địa chỉ dài quá 2.000 ký tự.')
    .nullish()
    .transform((address) => fetched(address ?? '')),
  /** The state that the editor had before them (`feedMark`). */
  seen: z.string(),
});

export type EditFeedResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_feed' | 'known_title' | 'changed_meanwhile' | OutsideRefusal;
    };

/**
 * Changes how a unit follows a calendar. Its blocked days stay until the next import, which is due at once: the caller
 * runs it right away.
 */
export async function editCalendarFeed(
  { db, clock, config, secrets }: Parts,
  {
    unitId,
    feedId,
    feed,
    actor,
  }: { unitId: number; feedId: number; feed: z.output<typeof feedEditInput>; actor: Actor },
): Promise<EditFeedResult> {
  if (!may(actor, 'channel.edit')) return { ok: false, reason: 'not_allowed' };
  const { title, address, takes, ignoredWords, seen } = feed;
  const wrong = address ? whyNotOutside(address, allowsLoopback(config)) : null;
  if (wrong) return { ok: false, reason: wrong };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<EditFeedResult> => {
    const unit = await lockUnit(tx, unitId);
    const feeds = await tx
      .selectFrom('calendar_feeds')
      .select(['id', 'title', 'host', 'takes', 'ignored_words as ignoredWords'])
      .where('unit_id', '=', unitId)
      .execute();
    const before = feeds.find(({ id }) => id === feedId);
    if (!unit || !before) return { ok: false, reason: 'unknown_feed' };
    if (feedMark(before) !== seen) return { ok: false, reason: 'changed_meanwhile' };
    if (feeds.some((one) => one.id !== feedId && one.title.toLowerCase() === title.toLowerCase()))
      return { ok: false, reason: 'known_title' };
    const host = address ? new URL(address).hostname : before.host;
    await tx
      .updateTable('calendar_feeds')
      .set({
        ...{ title, host, takes, ignored_words: ignoredWords, next_try_at: now },
        ...(address && { address: addressEncryptor(secrets.data).encrypt(address) }),
      })
      .where('id', '=', feedId)
      .execute();
    const object = { type: 'product', id: String(unit.productId) };
    const toHistory = (one: { title: string; host: string; takes: string; ignoredWords: string }) => ({
      ...{ calendar: one.title, host: one.host, takes: one.takes, ignoredWords: one.ignoredWords },
    });
    const line = { before: toHistory(before), after: { ...toHistory({ ...feed, host }), unit: unit.title } };
    await writeHistory(tx, { actor, verb: 'calendar.changed', object, ...line, now });
    return { ok: true };
  });
}

export type RemoveFeedResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_feed' };

/** Removes a feed: the days it blocked are on sale again, and our own address for its channel stops working. */
export async function removeCalendarFeed(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { unitId, feedId, actor }: { unitId: number; feedId: number; actor: Actor },
): Promise<RemoveFeedResult> {
  if (!may(actor, 'channel.edit')) return { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<RemoveFeedResult> => {
    const unit = await lockUnit(tx, unitId);
    const deleted = await tx
      .deleteFrom('calendar_feeds')
      .where('id', '=', feedId)
      .where('unit_id', '=', unitId)
      .returning('title')
      .executeTakeFirst();
    if (!unit || !deleted) return { ok: false, reason: 'unknown_feed' };
    const free = (source: string) =>
      replaceBlocks(tx, { unitId, source, blocks: [], today: dayInVietnam(now) });
    const changed = [await free(feedSource(feedId)), await free(stopSource(feedId))];
    if (changed.includes(true)) await announceDaysChanged(tx, unit.productId, now);
    const before = { unit: unit.title, calendar: deleted.title };
    const object = { type: 'product', id: String(unit.productId) };
    await writeHistory(tx, { actor, verb: 'calendar.removed', object, before, now });
    return { ok: true, title: deleted.title };
  });
}
