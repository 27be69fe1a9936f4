import { makeCalendarAddress } from '#modules/channels/calendars/calendar-addresses.ts';
import {
  addCalendarFeed,
  editCalendarFeed,
  feedEditInput,
  feedInput,
  removeCalendarFeed,
} from '#modules/channels/calendars/calendar-feeds.ts';
import { importFeed } from '#modules/channels/calendars/import-feed.ts';
import { may } from '#modules/channels/policy.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { calendarFaults } from './calendar-faults.ts';

export interface UnitReply extends ActionReply {
  /** A newly created URL, shown this once: for this feed or for any channel. */
  made?: { url: string; feedId: number | null };
}

interface About {
  unitId: number;
  actor: StaffActor;
}

/** Runs the action of a form on a unit's calendars page. */
export async function runUnitAction(app: App, about: About, form: FormData): Promise<UnitReply> {
  const feedId = Number(form.get('feed')) || 0;
  switch (form.get('do')) {
    case 'add':
      return add(app, about, form);
    case 'edit':
      return edit(app, { ...about, feedId }, form);
    case 'import':
      return importNow(app, about, feedId);
    case 'remove': {
      const removed = await removeCalendarFeed(app, { ...about, feedId });
      if (!removed.ok) return refused(removed.reason);
      return { done: `Đã gỡ lịch ${removed.title}. Ngày kênh này đã lấy nay bán lại ở đây.` };
    }
    case 'make-address': {
      const made = await makeCalendarAddress(app, { ...about, feedId: feedId || null });
      if (!made.ok) return refused(made.reason);
      return {
        done: 'Đã cấp địa chỉ lịch. Địa chỉ cũ, nếu có, không dùng được nữa.',
        made: { url: made.url, feedId: feedId || null },
      };
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

async function add(app: App, about: About, form: FormData): Promise<UnitReply> {
  const read = readForm(form, feedInput);
  if (!read.ok) return wrongIn(read);
  const added = await addCalendarFeed(app, { ...about, feed: read.value });
  if (added.ok) return replyTo(`Đã nối lịch ${read.value.title}.`, await importFeed(app, added.feedId));
  const says = calendarFaults[added.reason] ?? added.reason;
  if (added.reason === 'known_title') return { errors: { title: says }, typed: read.typed };
  const isWhole = ['not_allowed', 'unknown_unit', 'too_many'].includes(added.reason);
  return isWhole ? { refused: says, typed: read.typed } : { errors: { address: says }, typed: read.typed };
}

async function edit(app: App, about: About & { feedId: number }, form: FormData): Promise<UnitReply> {
  const read = readForm(form, feedEditInput);
  if (!read.ok) return wrongIn(read);
  const edited = await editCalendarFeed(app, { ...about, feed: read.value });
  if (edited.ok) return replyTo(`Đã lưu lịch ${read.value.title}.`, await importFeed(app, about.feedId));
  const says = calendarFaults[edited.reason] ?? edited.reason;
  const { typed } = read;
  if (edited.reason === 'known_title') return { errors: { title: says }, typed };
  const isWhole = ['not_allowed', 'unknown_feed', 'changed_meanwhile'].includes(edited.reason);
  return isWhole ? { refused: says, typed } : { errors: { address: says }, typed };
}

async function importNow(app: App, { unitId, actor }: About, feedId: number): Promise<UnitReply> {
  if (!may(actor, 'channel.edit')) return refused('not_allowed');
  const own = await app.db
    .selectFrom('calendar_feeds')
    .select('title')
    .where('id', '=', feedId)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!own) return refused('unknown_feed');
  return replyTo(`Lịch ${own.title}:`, await importFeed(app, feedId));
}

/** The result of an import, after the words for what was done before it. */
function replyTo(before: string, outcome: Awaited<ReturnType<typeof importFeed>>): UnitReply {
  if (outcome === 'ok') return { done: `${before} Đã đọc xong, ngày bận nay không bán ở đây.` };
  return {
    done: `${before} Chưa đọc được: ${calendarFaults[outcome ?? 'unknown_feed']} Máy thử lại 5 phút một lần.`,
  };
}

function refused(reason: string): UnitReply {
  return { refused: calendarFaults[reason] ?? reason };
}
