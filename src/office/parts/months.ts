import { addDays } from '#platform/time/days.ts';

/** The last completed month ('2026-10') on a day. */
export function lastMonth(today: string): string {
  return addDays(`${today.slice(0, 8)}01`, -1).slice(0, 7);
}

/** '2026-10' as 10/2026. */
export function formatMonth(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}
