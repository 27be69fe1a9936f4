import type { OfficeBooking, OfficeEvent } from '#modules/booking/board/list-bookings.ts';
import { type BookingState, type EventReason, eventLabels } from '#modules/booking/state.ts';
import type { listMailWords } from '#modules/mails/queries.ts';
import { machineName } from '#platform/history/list-actors.ts';
import { verbTitle } from '#reference-data/verb-title.ts';
import { stateWords } from '../../parts/bookings/booking-badge.tsx';
import { changeName } from '../../parts/history/change-name.ts';
import { changeValue } from '../../parts/history/change-value.ts';
import type { HistoryLineView } from '../../parts/history/history-panel.tsx';
import { type TimelineTopic, timelineTopic } from './timeline-topics.ts';

/** An event of a booking, in words. */
export interface TimelineEntry {
  key: string;
  /** ISO instant. */
  at: string;
  actor: string;
  who: string;
  title: string;
  /** The reason, or a note's text. */
  text: string;
  changes: { name: string; before: string | null; after: string | null }[];
  isNote: boolean;
  /** A mail that was sent without an action of the office. */
  isMail?: boolean;
  topic: TimelineTopic;
}

type MailWordsLine = Awaited<ReturnType<typeof listMailWords>>[number];
const wordsVerb = 'booking.mail_words';

/** Events, matching details from the history, and notes, newest first. */
export function timelineOf(
  { events, notes }: OfficeBooking,
  {
    history,
    mails,
    mailWords,
    openedAt,
  }: {
    history: readonly HistoryLineView[];
    mails: readonly { id: number | string; subject: string; writtenAt: Date }[];
    /** The wording written for single mails, which the history only names. */
    mailWords: readonly MailWordsLine[];
    /** When the guest first opened the quote. */
    openedAt: Date | null;
  },
): TimelineEntry[] {
  const names = new Map(history.map(({ actor, actorName }) => [actor, actorName]));
  const reasons = new Set(events.map(({ reason }) => `booking.${reason}`));
  const entries = [
    ...events.map((event, at) =>
      fromEvent(event, `event-${at}`, names.get(event.actor) ?? machineName(event.actor)),
    ),
    ...history
      .filter(({ verb }) => !reasons.has(verb) && !(verb === wordsVerb && mailWords.length > 0))
      .map(fromHistory),
    ...mailWords.map(fromWords),
    ...notes.map((note) => ({
      key: `note-${note.id}`,
      at: note.at.toISOString(),
      actor: note.actor,
      who: note.actorName,
      title: 'Ghi chú',
      text: note.text,
      changes: [],
      isNote: true,
      topic: 'tin' as const,
    })),
    ...mails.map(({ id, subject, writtenAt }) => ({
      key: `mail-${id}`,
      at: writtenAt.toISOString(),
      actor: 'system',
      who: machineName('system'),
      title: `Gửi thư: ${subject}`,
      text: '',
      changes: [],
      isNote: false,
      isMail: true,
      topic: 'tin' as const,
    })),
    ...(openedAt ? [fromOpening(openedAt)] : []),
  ];
  // Of entries with the same instant, the later one is also on top.
  return entries.sort((one, other) => one.at.localeCompare(other.at)).reverse();
}

function fromWords({ id, at, actor, actorName, mail, changes }: MailWordsLine): TimelineEntry {
  return {
    ...{ key: `words-${id}`, at: at.toISOString(), actor, who: actorName },
    ...{ title: `Sửa câu chữ thư “${mail}”`, text: '', changes, isNote: false, topic: 'tin' },
  };
}

function fromOpening(openedAt: Date): TimelineEntry {
  return {
    ...{ key: 'opened', at: openedAt.toISOString(), actor: 'guest', who: machineName('guest') },
    ...{ title: 'Khách mở báo giá lần đầu', text: '', changes: [], isNote: false, topic: 'tin' },
  };
}

function fromEvent(
  { at, actor, reason, from, to, details }: OfficeEvent,
  key: string,
  who: string,
): TimelineEntry {
  const { note, ...facts } = details;
  const state =
    from && from !== to
      ? [
          {
            name: 'Trạng thái',
            before: stateWords(from as BookingState),
            after: stateWords(to as BookingState),
          },
        ]
      : [];
  return {
    key,
    at: at.toISOString(),
    actor,
    who,
    title: Object.hasOwn(eventLabels, reason) ? officeLabel(reason as EventReason) : reason,
    text: typeof note === 'string' ? note : '',
    changes: [...state, ...factsOf(facts)],
    isNote: false,
    topic: timelineTopic(`booking.${reason}`),
  };
}

/** The reason in the office's wording, where guests read it in the second person. */
function officeLabel(reason: EventReason): string {
  const title = verbTitle(`booking.${reason}`);
  return title.replace(/^Bạn đã /, 'Khách đã ').replace(/\bbạn\b/g, 'khách');
}

/** The facts that can be shown as they are: amounts and texts, no lists. */
function factsOf(facts: Record<string, unknown>): TimelineEntry['changes'] {
  return Object.entries(facts).flatMap(([key, value]) =>
    (typeof value === 'string' || typeof value === 'number') && changeName(key) !== key
      ? [{ name: changeName(key), before: null, after: changeValue(key, String(value)) }]
      : [],
  );
}

function fromHistory(line: HistoryLineView): TimelineEntry {
  return {
    key: `history-${line.id}`,
    at: line.at,
    actor: line.actor,
    who: line.actorName,
    title: line.objectType === 'voucher' ? `${line.title} ${line.objectId}` : line.title,
    text: line.reason,
    changes: line.changes.map(({ key, before, after }) => ({
      name: changeName(key),
      before: before && changeValue(key, before),
      after: changeValue(key, after),
    })),
    isNote: false,
    topic: timelineTopic(line.verb),
  };
}
