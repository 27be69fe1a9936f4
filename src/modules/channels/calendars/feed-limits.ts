const minute = 60_000;

/** Limits of reading other channels' calendars, and of what happens when one cannot be read. */
export const feedLimits = {
  everyMs: 15 * minute,
  /** After a failed import. */
  againMs: 5 * minute,
  /** After this time without its calendar staff get a task. */
  staleMs: 2 * 60 * minute,
  /** After this time the unit's sale is stopped until the calendar can be read again. */
  stopMs: 6 * 60 * minute,
};

/** The last successful import of a channel, or when it was added. */
export function knownAt({ importedAt, addedAt }: { importedAt: Date | null; addedAt: Date }): Date {
  return importedAt ?? addedAt;
}
