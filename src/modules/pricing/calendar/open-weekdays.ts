import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/**
 * The ISO weekdays on which units of a product need inventory: those on which it starts, and the following ones that a
 * start takes. Null for every day.
 */
export function openWeekdays(name: KindName, details: Record<string, unknown>): number[] | null {
  const kind = getKind(name);
  const starts = kind.startsOn?.(details);
  if (!starts) return null;
  const span = kind.spanDays?.(details) ?? 1;
  const days = starts.flatMap((day) =>
    Array.from({ length: span }, (_, index) => ((day + index - 1) % 7) + 1),
  );
  return [...new Set(days)].sort();
}
