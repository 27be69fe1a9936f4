import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ContentField, readRowText } from '#modules/catalog/editing/content-field.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '../../parts/button.tsx';
import { neededMark } from '../../parts/field.tsx';
import { FieldWords } from './field-words.tsx';
import { rowsMark } from './gather-fields.ts';
import { type KnownPictures, RowCell } from './row-cell.tsx';

interface Row {
  id: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * A list whose entries have several fields: each entry can be moved, added and removed. Cells are named individually and joined on
 * the server, so that it works without script; then an empty row is appended.
 */
export function RowsField({
  field,
  value,
  error,
  isNeeded,
  pictures,
  className,
}: {
  field: ContentField;
  value: string;
  error?: string | undefined;
  isNeeded: boolean;
  pictures: KnownPictures;
  className?: string;
}) {
  const { name, label, hint, columns = [] } = field;
  const [rows, setRows] = useState(() => rowsOf(columns, value, 0));
  const next = Math.max(0, ...rows.map(({ id }) => id + 1));
  const move = (at: number, by: number) =>
    setRows((some) => {
      const moved = [...some];
      const [row] = moved.splice(at, 1);
      if (row) moved.splice(at + by, 0, row);
      return moved;
    });
  return (
    <fieldset className={className}>
      <legend className={classNames('mb-1 text-sm font-semibold text-ink-soft', isNeeded && neededMark)}>
        {label}
      </legend>
      <input
        type="hidden"
        name={name}
        defaultValue={value}
        onInput={({ currentTarget }) => setRows(rowsOf(columns, currentTarget.value, next))}
      />
      <input type="hidden" name={rowsMark(name)} value="1" />
      <ol className="flex flex-col gap-2">
        {rows.map((row, at) => (
          <li key={row.id} className="flex gap-2 rounded-control border border-line p-2.5 max-sm:flex-col">
            <Cells {...{ field, row, pictures }} words={`${label}, dòng ${at + 1}`} />
            <div className="flex flex-none flex-col gap-1 max-sm:flex-row noscript:hidden">
              <Tool
                title={`Đưa dòng ${at + 1} lên`}
                icon={ArrowUp}
                move="up"
                onClick={() => move(at, -1)}
                isOff={at === 0}
              />
              <Tool
                title={`Đưa dòng ${at + 1} xuống`}
                icon={ArrowDown}
                move="down"
                onClick={() => move(at, 1)}
                isOff={at === rows.length - 1}
              />
              <Tool
                title={`Bỏ dòng ${at + 1}`}
                icon={Trash2}
                onClick={() => setRows((some) => some.filter(({ id }) => id !== row.id))}
              />
            </div>
          </li>
        ))}
        <li className="hidden rounded-control border border-dashed border-line p-2.5 noscript:flex">
          <Cells {...{ field, pictures }} row={{ id: -1, cells: {} }} words={`${label}, dòng mới`} />
        </li>
      </ol>
      <Button
        size="sm"
        className="mt-2 noscript:hidden"
        onClick={() => setRows((some) => [...some, { id: next, cells: {} }])}
      >
        <Plus size={14} aria-hidden /> Thêm dòng<span className="sr-only"> vào {label}</span>
      </Button>
      <FieldWords hint={hint} error={error} />
    </fieldset>
  );
}

function rowsOf(columns: readonly ContentField[], text: string, from: number): Row[] {
  return readRowText(columns, text).map((cells, at) => ({ id: from + at, cells }));
}

function Cells({
  field: { name, columns = [] },
  row,
  words,
  pictures,
}: {
  field: ContentField;
  row: Row;
  words: string;
  pictures: KnownPictures;
}) {
  const isAlone = columns.filter(({ type }) => type !== 'picture').length === 1;
  return (
    <fieldset
      aria-label={words}
      className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(150px,1fr))] items-end gap-2"
    >
      {columns.map((column) => (
        <RowCell
          key={column.name}
          field={name}
          row={row.id}
          column={column}
          value={row.cells[column.name]}
          pictures={pictures}
          isAlone={isAlone}
        />
      ))}
    </fieldset>
  );
}

function Tool({
  title,
  icon: Icon,
  onClick,
  isOff = false,
  move,
}: {
  title: string;
  icon: typeof Plus;
  onClick: () => void;
  isOff?: boolean;
  /** Its key moves the row as well. */
  move?: 'up' | 'down';
}) {
  return (
    <Button size="sm" aria-label={title} title={title} onClick={onClick} disabled={isOff} data-move={move}>
      <Icon size={14} aria-hidden />
    </Button>
  );
}
