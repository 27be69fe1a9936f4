import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/**
 * The first rows of a list of choices; the others can be expanded. Where one of these is chosen, they are expanded initially, or
 * in a list with `around` the rows around it are shown instead.
 */
export function FoldedRows<Row>({
  rows,
  keyOf,
  isChosen,
  mostShown,
  more,
  around,
  show,
  foot,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isChosen: (row: Row) => boolean;
  mostShown: number;
  /** Label of the expander: 'Xem cả 14 ngày khởi hành'. */
  more: string;
  /** For long lists: labels of the expanders of the rows before and after those shown. */
  around?: (count: number) => { before: string; after: string };
  show: (row: Row) => ReactNode;
  /** Rendered below the last row. */
  foot?: ReactNode;
}) {
  // Initial state only: what the visitor expands or collapses later is left alone.
  const [chosen] = useState(rows.findIndex(isChosen));
  const isBeyond = chosen >= mostShown;
  const start = around && isBeyond ? Math.min(chosen - 1, rows.length - mostShown) : 0;
  const earlier = rows.slice(0, start);
  const others = rows.slice(start + mostShown);
  const list = (part: readonly Row[]) => (
    <ul className="stack-2">
      {part.map((row) => (
        <li key={keyOf(row)}>{show(row)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {earlier.length > 0 && (
        <Fold label={around?.(earlier.length).before ?? ''} className="mb-2">
          {list(earlier)}
        </Fold>
      )}
      {list(rows.slice(start, start + mostShown))}
      {others.length === 0 ? (
        foot
      ) : (
        <Fold
          label={start > 0 ? (around?.(others.length).after ?? more) : more}
          isOpen={isBeyond && start === 0}
          className="mt-1"
        >
          {list(others)}
          {foot}
        </Fold>
      )}
    </>
  );
}

function Fold({
  label,
  isOpen = false,
  className,
  children,
}: {
  label: string;
  isOpen?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <details open={isOpen || undefined} className={`group ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 font-semibold text-sea hover:underline">
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">Thu gọn</span>
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
