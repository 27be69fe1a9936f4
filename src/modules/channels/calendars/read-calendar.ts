import ICAL from 'ical.js';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** Days on which a channel has sold or closed something, from `from` up to but not including `to`. */
export interface BusyDays {
  from: string;
  to: string;
}

export type ReadCalendarResult =
  | { ok: true; busy: BusyDays[] }
  | { ok: false; reason: 'not_a_calendar' | 'too_many_events' };

export interface CalendarReading {
  /** Only days from this one, up to but not including `until`. */
  today: string;
  until: string;
  /** Events whose UID ends with this host are our own and do not count as busy. */
  ownHost: string;
  /** Events with these words in their title are ignored. */
  ignoredWords: string;
}

const maxEvents = 5000;
/** Maximum repetitions of an event up to the last day considered: daily for 27 years. */
const maxRepeats = 10_000;

class TooMany extends Error {}

/**
 * Reads the busy days from an iCalendar text (RFC 5545): each event is one span. A time counts for its day in Vietnam; the
 * day of departure stays free. Cancelled and transparent events are ignored. A truncated text is rejected, because its
 * missing events would count as free.
 */
export function readCalendar(text: string, reading: CalendarReading): ReadCalendarResult {
  const calendar = parse(text);
  if (!calendar) return { ok: false, reason: 'not_a_calendar' };
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > maxEvents) return { ok: false, reason: 'too_many_events' };
  try {
    const busy: BusyDays[] = [];
    for (const event of events.filter((one) => counts(one, reading))) {
      busy.push(...spansOf(event, reading));
      if (busy.length > maxEvents) throw new TooMany();
    }
    return { ok: true, busy };
  } catch (fault) {
    // The other case is an invalid date.
    return { ok: false, reason: fault instanceof TooMany ? 'too_many_events' : 'not_a_calendar' };
  }
}

function parse(text: string): ICAL.Component | null {
  try {
    const root = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '').trim()));
    return root.name === 'vcalendar' ? root : null;
  } catch {
    return null;
  }
}

function counts(event: ICAL.Component, { ownHost, ignoredWords }: CalendarReading): boolean {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  if (text('status').toUpperCase() === 'CANCELLED' || text('transp').toUpperCase() === 'TRANSPARENT')
    return false;
  if (text('uid').toLowerCase().endsWith(`@${ownHost.toLowerCase()}`)) return false;
  const words = ignoredWords.trim().toLowerCase();
  return words === '' || !text('summary').toLowerCase().includes(words);
}

/** One span per occurrence of an event; the replacement of a single occurrence is an event of its own. */
function spansOf(component: ICAL.Component, { today, until }: CalendarReading): BusyDays[] {
  const event = new ICAL.Event(component);
  if (!event.startDate) throw new RangeError('An event without a start');
  const spans: BusyDays[] = [];
  const add = (start: ICAL.Time, end: ICAL.Time) => {
    const from = dayOf(start);
    const last = dayOf(end);
    const to = last > from ? last : addDays(from, 1);
    if (to > today && from < until)
      spans.push({ from: from < today ? today : from, to: to > until ? until : to });
    return from < until;
  };
  if (!event.isRecurring()) add(event.startDate, event.endDate);
  else {
    const times = event.iterator();
    for (let repeats = 0; ; repeats++) {
      const next = times.next();
      if (!next) break;
      // If they were left out, the days after the last repetition examined would count as free.
      if (repeats === maxRepeats) throw new TooMany();
      const { startDate, endDate } = event.getOccurrenceDetails(next);
      if (!add(startDate, endDate)) break;
    }
  }
  return spans;
}

/** A time without a zone, or with one that the calendar does not define, is local time of the unit. */
function dayOf(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone)
    return new Date(Date.UTC(time.year, time.month - 1, time.day)).toISOString().slice(0, 10);
  return dayInVietnam(new Date(time.toUnixTime() * 1000));
}
