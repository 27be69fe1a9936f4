import ICAL from 'ical.js';
import { addDays } from '#platform/time/days.ts';

/**
 * The days on which a unit is not available, as a calendar that other channels read (RFC 5545): each run of days is one
 * all-day event without any guest data. The UID of a run stays the same as long as its first day does.
 * @param days in order
 */
export function writeCalendar(
  days: readonly string[],
  { unit, host, now }: { unit: { id: number; title: string }; host: string; now: Date },
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Neo Viet//Kenh ban//VI');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  // RFC 7986, unknown to the library: its type must be set to text, or it is not escaped.
  const name = new ICAL.Property('name');
  name.resetType('text');
  name.setValue(unit.title);
  calendar.addProperty(name);
  const stamp = ICAL.Time.fromJSDate(now, true);
  for (const { from, to } of runsOf(days)) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `busy-${unit.id}-${from}@${host}`);
    event.addPropertyWithValue('dtstamp', stamp);
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to));
    event.addPropertyWithValue('summary', 'Hết chỗ');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

function runsOf(days: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.to === day) last.to = addDays(day, 1);
    else runs.push({ from: day, to: addDays(day, 1) });
  }
  return runs;
}
