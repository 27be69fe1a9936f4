import { daysBetween } from '#platform/time/days.ts';

/** Days before the balance is due on which the guest is reminded. */
export const reminderDays = [7, 3, 1] as const;

/**
 * The reminder due on `today`, by its days before `dueOn`; null when there is none. One that was already sent counts,
 * as do those before it: after a pause only the nearest is sent. A guest who booked after a reminder's day has just
 * read the date and does not need it.
 */
export function balanceReminder({
  dueOn,
  today,
  confirmedOn,
  reminded,
}: {
  dueOn: string;
  today: string;
  confirmedOn: string;
  /** `daysBefore` of the reminders already sent. */
  reminded: readonly number[];
}): number | null {
  const left = daysBetween(today, dueOn);
  if (left < 0) return null;
  const step = [...reminderDays].reverse().find((days) => left <= days);
  if (step === undefined || reminded.some((days) => days <= step)) return null;
  return daysBetween(confirmedOn, dueOn) > step ? step : null;
}

/** Whether the balance is overdue by more than a day: then staff decide about the booking. */
export function isBalanceOverdue(dueOn: string, today: string): boolean {
  return daysBetween(dueOn, today) >= 2;
}
