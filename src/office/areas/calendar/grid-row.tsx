// biome-ignore-all lint/a11y/useSemanticElements: only what is in sight is rendered, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { classNames } from '#ui/class-names.ts';
import type { Cell } from './cells.ts';
import { cellTone, DayCell, describeCell } from './day-cell.tsx';
import { cellWidth, headHeight, leftOf, rowHeight } from './grid-layout.ts';
import { edgesOf, isWithin, type Selection } from './selection.ts';
import type { Sight } from './use-sight.ts';

export interface GridUnit {
  id: number;
  title: string;
  productTitle: string;
  slug: string;
  cells: readonly Cell[];
}

/** A unit's row with its visible days. */
export function GridRow({
  unit,
  days,
  row,
  top,
  sight,
  selection,
  hasHandle,
}: {
  unit: GridUnit;
  days: readonly { day: string }[];
  row: number;
  /** Below the grid's head, in pixels. */
  top: number;
  sight: Sight;
  selection: Selection | null;
  /** Whether the block has a corner handle to extend it. */
  hasHandle: boolean;
}) {
  const edges = selection && edgesOf(selection);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute inset-x-0 border-t border-line"
      style={{ top: headHeight + top, height: rowHeight }}
    >
      <span
        role="rowheader"
        aria-colindex={1}
        title={`${unit.productTitle}: ${unit.title}`}
        className="sticky left-0 z-1 flex h-full w-(--head) items-center bg-sunken pr-2.5 pl-5 text-sm leading-4 max-sm:pl-2.5"
      >
        <span className="line-clamp-2">{unit.title}</span>
        <span className="sr-only">{`, ${unit.productTitle}`}</span>
      </span>
      {days.slice(sight.left, sight.right).map(({ day }, at) => {
        const column = sight.left + at;
        const cell = unit.cells[column];
        const isChosen = isWithin(selection, { row, column });
        const isCorner = hasHandle && edges?.bottom === row && edges.right === column;
        const isActive = selection?.active.row === row && selection.active.column === column;
        return (
          cell && (
            <span
              key={day}
              role="gridcell"
              id={`cell-${row}-${column}`}
              aria-colindex={column + 2}
              aria-selected={isChosen}
              data-spot={`${row} ${column}`}
              className={classNames(
                'absolute top-0 flex h-full flex-col justify-center border-l border-line px-1 text-sm leading-4 tabular-nums',
                isChosen ? 'bg-sea-soft' : cellTone(cell),
                isActive && 'outline-2 -outline-offset-2 outline-sea',
              )}
              style={{ left: leftOf(column), width: cellWidth }}
            >
              <span className="sr-only">{describeCell(unit.title, day, cell)}</span>
              <DayCell cell={cell} />
              {isCorner && (
                <span
                  aria-hidden
                  data-fill
                  title="Kéo để chép ngày đầu"
                  className="absolute right-0 bottom-0 size-2.5 cursor-crosshair touch-none bg-sea pointer-coarse:size-6 pointer-coarse:rounded-tl-control"
                />
              )}
            </span>
          )
        );
      })}
    </div>
  );
}
