import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** The first rows of a list of choices; the others can be expanded, and are expanded initially where one of them is chosen. */
export function FoldedRows<Row>({
  rows,
  keyOf,
  isChosen,
  mostShown,
  more,
  show,
  foot,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isChosen: (row: Row) => boolean;
  mostShown: number;
  /** Label of the expander: 'Xem cả 14 ngày khởi hành'. */
  more: string;
  show: (row: Row) => ReactNode;
  /** Rendered below the last row. */
  foot?: ReactNode;
}) {
  const others = rows.slice(mostShown);
  // Initial state only: what the visitor expands or collapses later is left alone.
  const [isOpen] = useState(others.some(isChosen));
  const list = (part: readonly Row[]) => (
    <ul className="space-y-2">
      {part.map((row) => (
        <li key={keyOf(row)}>{show(row)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, mostShown))}
      {others.length === 0 ? (
        foot
      ) : (
        <details open={isOpen || undefined} className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 font-semibold text-sea hover:underline">
            <span className="group-open:hidden">{more}</span>
            <span className="hidden group-open:inline">Thu gọn</span>
            <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
          </summary>
          <div className="mt-1">{list(others)}</div>
          {foot}
        </details>
      )}
    </>
  );
}
