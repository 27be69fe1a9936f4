import { runInThread } from '#platform/threads/run-in-thread.ts';
import type { CalendarReading, ReadCalendarResult } from './read-calendar.ts';

export interface CalendarOrder {
  text: string;
  reading: CalendarReading;
}

/** Per thread; at most eight run in parallel. */
const memoryMb = 128;

/**
 * `readCalendar` in a worker thread with limits: a rule that no day ever matches ('every 30 February') is searched forever, and a few
 * thousand daily events take minutes. @param ms maximum duration
 */
export async function readForeignCalendar(
  text: string,
  reading: CalendarReading,
  ms = 10_000,
): Promise<ReadCalendarResult> {
  const source = 'src/modules/channels/calendars/calendar-reader.ts';
  const read = await runInThread<ReadCalendarResult>({
    source,
    data: { text, reading },
    most: { memoryMb, ms },
  });
  return read ?? { ok: false, reason: 'too_many_events' };
}
