import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { readRow, writeRow } from '../edit/rows.ts';
import { type FieldProps, TextArea } from '../field.tsx';
import { RowCell } from './row-cell.tsx';
import type { RowColumn } from './wording-values.ts';

interface Row {
  id: number;
  cells: string[];
}

let lastId = 0;
const rowOf = (cells: string[]): Row => ({ id: ++lastId, cells });
const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(readRow(line)));

/**
 * A list whose rows can be edited, moved, added and removed. It is submitted as a field of lines, with '|' between cells, which is
 * all there is without script; typed text is never rewritten.
 */
export function RowsField({
  columns,
  isFixed = false,
  value,
  className,
  ...field
}: FieldProps & { columns: readonly RowColumn[]; isFixed?: boolean; value: string }) {
  const [rows, setRows] = useState<Row[] | null>(null);
  const text = useRef<HTMLDivElement>(null);
  const area = () => text.current?.querySelector('textarea') ?? null;
  useEffect(() => setRows(rowsOf(value)), [value]);
  const write = (now: readonly Row[]) => {
    const lines = area();
    if (lines) lines.value = now.map(({ cells }) => writeRow(cells)).join('\n');
  };
  const change = (now: Row[]) => {
    setRows(now);
    write(now);
  };
  const lines = columns.map(({ label }) => label).join(' | ');
  return (
    <div className={className}>
      <div ref={text} hidden={rows !== null} onInput={() => setRows(rowsOf(area()?.value ?? ''))}>
        <TextArea
          {...field}
          hint={field.hint ?? `Mỗi dòng một mục: ${lines}`}
          rows={6}
          defaultValue={value}
          spellCheck={false}
        />
      </div>
      {rows && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold text-ink-soft">{field.label}</legend>
          <ol className="flex flex-col gap-2">
            {rows.map((row, at) => (
              <RowLine
                key={row.id}
                row={row}
                at={at}
                columns={columns}
                list={field.label}
                isWrong={isWrong(field.error, at)}
                onType={() => write(rows)}
                onMove={(to) => change(moved(rows, at, to))}
                onRemove={isFixed ? null : () => change(rows.filter(({ id }) => id !== row.id))}
                last={rows.length - 1}
              />
            ))}
          </ol>
          {!isFixed && (
            <Button
              size="sm"
              className="mt-2"
              onClick={() =>
                change([
                  ...rows,
                  rowOf(columns.map(({ look, isOff }) => (look === 'tick' ? (isOff ? 'ẩn' : 'hiện') : ''))),
                ])
              }
            >
              <Plus size={14} aria-hidden /> Thêm mục
            </Button>
          )}
          {field.hint && <p className="mt-1 text-sm text-ink-faint">{field.hint}</p>}
          {field.error && <p className="mt-1 text-sm text-bad">{field.error}</p>}
        </fieldset>
      )}
    </div>
  );
}

/** Whether an error is about this row; an error without a line is shown at the first. */
function isWrong(error: string | undefined, at: number): boolean {
  if (!error) return false;
  const line = /^Dòng (\d+)/.exec(error)?.[1];
  return at === (line ? Number(line) - 1 : 0);
}

function moved(rows: readonly Row[], from: number, to: number): Row[] {
  const now = [...rows];
  const [row] = now.splice(from, 1);
  return row ? now.toSpliced(to, 0, row) : now;
}

function RowLine({
  row,
  at,
  last,
  columns,
  list,
  isWrong: wrong,
  onType,
  onMove,
  onRemove,
}: {
  row: Row;
  at: number;
  last: number;
  columns: readonly RowColumn[];
  list: string;
  isWrong: boolean;
  onType: () => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | null;
}) {
  const name = `${list}, dòng ${at + 1}`;
  return (
    <li className="flex flex-wrap items-center gap-1.5 rounded-control bg-sunken p-1.5 max-sm:border max-sm:border-line">
      {columns.map((column, place) =>
        column.notOf?.includes(row.cells[0] ?? '') ? null : (
          <RowCell
            key={column.key}
            column={column}
            label={`${name}: ${column.label}`}
            value={row.cells[place] ?? ''}
            isWrong={wrong}
            onType={(value) => {
              row.cells[place] = value;
              onType();
            }}
          />
        ),
      )}
      <span className="ml-auto flex gap-1">
        <Button size="sm" look="quiet" disabled={at === 0} data-move="up" onClick={() => onMove(at - 1)}>
          <ArrowUp size={14} aria-hidden />
          <span className="sr-only">{name} lên trên</span>
        </Button>
        <Button size="sm" look="quiet" disabled={at === last} data-move="down" onClick={() => onMove(at + 1)}>
          <ArrowDown size={14} aria-hidden />
          <span className="sr-only">{name} xuống dưới</span>
        </Button>
        {onRemove && (
          <Button size="sm" look="quiet" onClick={onRemove}>
            <Trash2 size={14} aria-hidden />
            <span className="sr-only">Bỏ {name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
