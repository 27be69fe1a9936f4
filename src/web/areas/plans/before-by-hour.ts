/**
 * Before which item of a day something with an hour belongs: after the last one that begins no later. Null is the end of the day,
 * where everything without an hour goes.
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
