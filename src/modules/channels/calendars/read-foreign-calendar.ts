import { runInThread } from '#platform/threads/run-in-thread.ts';
import type { CalendarReading, ReadCalendarResult } from './read-calendar.ts';

export interface CalendarOrder {
  text: string;
  reading: CalendarReading;
}

/** Eight are read side by side at most. */
const memoryMb = 128;

/**
 * As `readCalendar`, within bounds: a rule that no day ever fits ('every 30 February') is looked for for ever, and a few thousand that are
 * repeated each day take minutes. @param ms how long it may take
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
