import { type Rights, staffMay } from '#platform/actor/actor.ts';
import { type TaskKindName, taskKindNames, taskKinds } from './task-kinds.ts';

/** What whoever may only look at bookings sees of tasks. */
const aboutBookings: TaskKindName[] = ['on-request', 'supplier-confirmation', 'late-money', 'balance'];

/** The kinds of tasks that somebody sees: those they can do something about, or those about what they may look at. */
export function visibleKinds(rights: Rights): TaskKindName[] {
  const canRead = staffMay({ rights }, 'booking.read');
  return taskKindNames.filter((kind) => mayDoTask(rights, kind) || (canRead && aboutBookings.includes(kind)));
}

export function mayDoTask(rights: Rights, kind: TaskKindName): boolean {
  return staffMay({ rights }, taskKinds[kind].verb);
}
