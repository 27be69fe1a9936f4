import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column {
  label: string;
  align?: 'start' | 'end';
  /** For columns that are hidden on a phone. */
  className?: string;
}

/** A table on a card, with its first column as row headers; scrolls sideways when necessary. */
export function Table({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
}) {
  const cellClass = (index: number) =>
    classNames(
      'px-2 py-3 align-top md:px-4',
      columns[index]?.align === 'end' && 'text-right',
      columns[index]?.className,
    );
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-rice"
    >
      <table className="w-full border-collapse text-sm md:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-sand-deep text-sm">
            {columns.map((column, index) => (
              <th
                key={column.label}
                scope="col"
                className={classNames(
                  cellClass(index),
                  'font-semibold',
                  column.align !== 'end' && 'text-left',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={index}
                    scope="row"
                    className={classNames(cellClass(index), 'text-left font-normal')}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={cellClass(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
