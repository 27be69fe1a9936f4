/**
 * Before which item of a day one with an hour is inserted: after the last one that begins no later. Null is the end of the day,
 * where items without an hour go.
 */
export function beforeByHour(
  items: readonly { id: string; hour: string | null }[],
  hour: string | null,
): string | null {
  if (hour === null) return null;
  const earlier = items.findLastIndex((item) => item.hour !== null && item.hour <= hour);
  if (earlier >= 0) return items[earlier + 1]?.id ?? null;
  return items.find((item) => item.hour !== null)?.id ?? null;
}
