import ical, { ICalCalendarMethod } from 'ical-generator';
import { instantInVietnam } from '#platform/time/days.ts';
import type { PlanView } from '../viewing/load-plan.ts';

/** How long something lasts of which nobody said how long. */
const hourMs = 3_600_000;

/**
 * The items of a plan that has a start, for a calendar: at their hour, else for the whole day. An item that is changed
 * later replaces its older entry. Empty for a plan without a start.
 */
export function planCalendar(plan: PlanView, { planUrl, now }: { planUrl: string; now: Date }): string {
  const calendar = ical({
    name: plan.title,
    prodId: { company: 'Neo Viet', product: 'Ke hoach', language: 'VI' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { date, items } of plan.days)
    for (const item of items) {
      if (date === null) continue;
      const start = item.hour && instantInVietnam(date, item.hour);
      calendar.createEvent({
        id: `${item.id}@${new URL(planUrl).hostname}`,
        sequence: item.version,
        stamp: now,
        ...(start
          ? { start, end: new Date(start.getTime() + hourMs) }
          : { allDay: true, start: new Date(`${date}T00:00:00Z`) }),
        summary: item.title,
        description: [item.unitTitle, item.note, planUrl].filter(Boolean).join('\n'),
        ...(item.lat !== null &&
          item.lng !== null && { location: { title: item.title, geo: { lat: item.lat, lon: item.lng } } }),
      });
    }
  return calendar.toString();
}
