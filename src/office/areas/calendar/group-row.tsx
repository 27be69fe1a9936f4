import { formatDay } from '../../parts/format-moment.ts';
import { cellWidth, groupHeight, leftOf, occupancyOf } from './grid-layout.ts';
import type { GridUnit } from './grid-row.tsx';
import type { Sight } from './use-sight.ts';

/** The tallest bar, in pixels: everything is sold. */
const barHeight = 18;

/** A product's name above its units, with a bar a day for the share of its places that is sold. Rows say the same in words. */
export function GroupRow({
  units,
  days,
  sight,
  top,
}: {
  /** The product's units. */
  units: readonly GridUnit[];
  days: readonly { day: string }[];
  sight: Sight;
  top: number;
}) {
  const title = units[0]?.productTitle;
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 border-t border-line-strong bg-sunken"
      style={{ top, height: groupHeight }}
    >
      <b
        title={title}
        className="sticky left-0 z-1 inline-flex h-full w-(--head) items-center bg-sunken px-2.5 text-sm font-semibold max-sm:w-auto max-sm:max-w-72"
      >
        <span className="truncate">{title}</span>
      </b>
      {days.slice(sight.left, sight.right).map(({ day }, at) => {
        const column = sight.left + at;
        const { open, sold } = occupancyOf(units.map(({ cells }) => cells[column]));
        if (sold === 0 || open === 0) return null;
        const share = Math.min(sold / open, 1);
        return (
          <span
            key={day}
            title={`${formatDay(day)}: đã bán ${sold}/${open}`}
            className="absolute bottom-0 flex h-full items-end justify-center"
            style={{ left: leftOf(column), width: cellWidth }}
          >
            <span
              className="w-6 rounded-t-[3px] bg-sea/35"
              style={{ height: Math.max(3, Math.round(share * barHeight)) }}
            />
          </span>
        );
      })}
    </div>
  );
}
