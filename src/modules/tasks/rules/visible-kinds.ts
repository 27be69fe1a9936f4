import { type Rights, staffMay } from '#platform/actor/actor.ts';
import { type TaskKindName, taskKindNames, taskKinds } from './task-kinds.ts';

/** Kinds of tasks visible to those who may only view bookings. */
const aboutBookings: TaskKindName[] = ['on-request', 'supplier-confirmation', 'late-money', 'balance'];

/** The kinds of tasks visible to a person: those they can act on, or those about what they may view. */
export function visibleKinds(rights: Rights): TaskKindName[] {
  const canRead = staffMay({ rights }, 'booking.read');
  return taskKindNames.filter((kind) => mayDoTask(rights, kind) || (canRead && aboutBookings.includes(kind)));
}

export function mayDoTask(rights: Rights, kind: TaskKindName): boolean {
  return staffMay({ rights }, taskKinds[kind].verb);
}
