import ical, { ICalCalendarMethod } from 'ical-generator';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import type { PlanItem, PlanView } from '../viewing/load-plan.ts';

/** Default duration of an item without one. */
const hourMs = 3_600_000;

/**
 * The items of a plan with a start date, as a calendar: at their hour, else for the whole day, and a stay until its last morning. An item
 * changed later replaces its older entry. Empty for a plan without a start date.
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
      const nights = nightsOf(item);
      calendar.createEvent({
        id: `${item.id}@${new URL(planUrl).hostname}`,
        sequence: item.version,
        stamp: now,
        ...(start
          ? { start, end: new Date(start.getTime() + hourMs) }
          : {
              allDay: true,
              start: midnight(date),
              ...(nights > 0 && { end: midnight(addDays(date, nights)) }),
            }),
        summary: item.title,
        description: [item.unitTitle, item.note, planUrl].filter(Boolean).join('\n'),
        ...(item.lat !== null &&
          item.lng !== null && { location: { title: item.title, geo: { lat: item.lat, lon: item.lng } } }),
      });
    }
  return calendar.toString();
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The nights of a stay; 0 for everything else. */
function nightsOf({ productKind, choice }: PlanItem): number {
  return productKind !== null && getKind(productKind).sale === 'stay' ? (choice.nights ?? 1) : 0;
}
