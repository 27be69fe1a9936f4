const hourMs = 3_600_000;

/** How long a guest has to choose when what was confirmed cannot take place. */
const disruptedHours = 72;
/** The same when money came and the places were gone: nobody waits longer than a day for their money. */
const unallocatedHours = 24;
/** So long before the time is up a guest is reminded. */
const reminderHours = 24;

/** Until when a guest may choose; without an answer everything goes back after that. */
export function choiceBy(state: 'disrupted' | 'paid_unallocated', now: Date): Date {
  const hours = state === 'disrupted' ? disruptedHours : unallocatedHours;
  return new Date(now.getTime() + hours * hourMs);
}

/** Choices that end before this instant are reminded of now. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() + reminderHours * hourMs);
}
