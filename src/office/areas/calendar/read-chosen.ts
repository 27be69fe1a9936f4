import { chosenDays, fieldOperations, seenOf } from './cells.ts';
import type { GridUnit } from './grid-row.tsx';
import { edgesOf, type Selection } from './selection.ts';

/** The units and days of the selected block, the number of cells, and their values as seen. */
export function readChosen({
  units,
  days,
  selection,
  weekdays,
  operation,
}: {
  units: readonly GridUnit[];
  days: readonly { day: string }[];
  selection: Selection | null;
  weekdays: readonly number[];
  operation: string;
}) {
  if (!selection) return { chosen: [], from: '', to: '', cells: 0, seen: '' };
  const edges = edgesOf(selection);
  const chosen = units.slice(edges.top, edges.bottom + 1);
  const [from, to] = [days[edges.left]?.day ?? '', days[edges.right]?.day ?? ''];
  const cells = chosen.length * chosenDays(from, to, weekdays).length;
  const field = fieldOperations[operation]?.field;
  if (!field) return { chosen, from, to, cells, seen: '' };
  const seen = seenIn(chosen, days, { from, to, weekdays }, field);
  return { chosen, from, to, cells, seen };
}

/** The values of the selected cells, in the order of the form's units and days. */
function seenIn(
  units: readonly GridUnit[],
  days: readonly { day: string }[],
  { from, to, weekdays }: { from: string; to: string; weekdays: readonly number[] },
  field: string,
): string {
  const columns = chosenDays(from, to, weekdays).map((day) => days.findIndex((one) => one.day === day));
  return units
    .flatMap(({ cells }) =>
      columns.map((column) => {
        const cell = cells[column];
        return (cell && seenOf(cell, field)) ?? '';
      }),
    )
    .join(',');
}
