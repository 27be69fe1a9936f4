const hourMs = 3_600_000;

/** Hours in which a guest may choose when a confirmed booking is disrupted. */
const disruptedHours = 72;
/** The same when money came after the inventory was gone: nobody waits longer than a day for their money. */
const unallocatedHours = 24;
/** Hours before the deadline at which a guest is reminded. */
const reminderHours = 24;

/** Deadline of a guest's choice; without an answer everything is refunded. */
export function choiceBy(state: 'disrupted' | 'paid_unallocated', now: Date): Date {
  const hours = state === 'disrupted' ? disruptedHours : unallocatedHours;
  return new Date(now.getTime() + hours * hourMs);
}

/** Choices whose deadline is before this instant are reminded now. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() + reminderHours * hourMs);
}
