const minute = 60_000;

/** How often calendars of other channels are read, and what happens when one cannot be. */
export const feedLimits = {
  everyMs: 15 * minute,
  /** After a try that brought nothing. */
  againMs: 5 * minute,
  /** So long without its calendar and staff get a task. */
  staleMs: 2 * 60 * minute,
  /** So long, and the unit is sold no more until the calendar is back. */
  stopMs: 6 * 60 * minute,
};

/** Since when nothing is known of a channel: its last import, or when it was joined. */
export function knownAt({ importedAt, addedAt }: { importedAt: Date | null; addedAt: Date }): Date {
  return importedAt ?? addedAt;
}
