import { Ellipsis } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { bulkFormId } from './bulk-bar.tsx';
import { moveRowRing } from './move-row-ring.ts';
import { RowBox } from './row-box.tsx';
import { RowMenu, useRowMenu } from './row-menu.tsx';
import type { Column, ListAddress, ListDeclaration } from './types.ts';

/** The rows of a list: a table, on a phone one card each. The whole row is the link of its first column. */
export function ListTable<Row>({
  list,
  rows,
  now,
  address,
  changed,
  see,
}: {
  list: ListDeclaration<Row>;
  address: ListAddress;
  rows: readonly Row[];
  now: string;
  /** Keys of rows that changed while they were shown. */
  changed: ReadonlySet<string>;
  /** Notes that a changed row was looked at. */
  see: (key: string) => void;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => moveRowRing(event, body.current);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const columns = list.columns.filter(({ slug }) => !slug || !address.hidden.includes(slug));
  const menu = useRowMenu(list);
  return (
    <>
      <table aria-label={list.title} className="w-full border-separate border-spacing-0 max-md:block">
        {list.bulk && (
          <caption className="hidden border-b border-line text-left text-ink-soft max-md:block">
            <ChooseAll body={body} words={`Chọn cả ${rows.length} dòng của trang`} />
          </caption>
        )}
        <thead className="max-md:hidden">
          <tr>
            {list.bulk && (
              <th scope="col" className="sticky top-12 z-2 w-10 border-b border-line bg-sunken pl-6">
                <ChooseAll body={body} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.title} scope="col" className={headClass(column)}>
                {column.title}
              </th>
            ))}
            {menu.has && (
              <th scope="col" className="sticky top-12 z-2 w-9 border-b border-line bg-sunken max-md:hidden">
                <span className="sr-only">Việc</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} className="max-md:block">
          {rows.map((row) => (
            <TableRow
              key={list.keyOf(row)}
              {...{ list, columns, row, now, see }}
              openMenu={menu.has ? menu.open : undefined}
              isChanged={changed.has(list.keyOf(row))}
            />
          ))}
        </tbody>
      </table>
      {menu.of !== null && (
        <RowMenu
          list={list}
          address={address}
          row={rows.find((row) => list.keyOf(row) === menu.of)}
          onClose={menu.close}
        />
      )}
    </>
  );
}

function TableRow<Row>({
  list,
  columns,
  row,
  now,
  isChanged,
  see,
  openMenu,
}: {
  list: ListDeclaration<Row>;
  columns: readonly Column<Row>[];
  row: Row;
  now: string;
  isChanged: boolean;
  see: (key: string) => void;
  /** Opens the row's own menu; undefined where it has none. */
  openMenu: ((key: string) => void) | undefined;
}) {
  return (
    <tr
      data-key={list.keyOf(row)}
      onMouseLeave={() => see(list.keyOf(row))}
      onFocus={() => see(list.keyOf(row))}
      className={classNames(
        rowClass,
        list.bulk ? 'max-md:pl-14 max-sm:pl-12' : 'max-md:pl-6 max-sm:pl-4',
        isChanged && 'row-changed',
      )}
    >
      {list.bulk && (
        <td className="h-9 w-10 border-b border-line pl-6 max-md:absolute max-md:top-0 max-md:left-3 max-sm:left-1 max-md:h-auto max-md:border-0 max-md:p-0">
          <RowBox value={list.keyOf(row)} name={list.nameOf?.(row)} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.title} className={cellClass(column)}>
          {at === 0 && list.hrefOf ? (
            <Link
              to={list.hrefOf(row)}
              data-row
              className="font-semibold text-sea outline-none after:absolute after:inset-0"
            >
              {column.cell(row, now)}
            </Link>
          ) : (
            column.cell(row, now)
          )}
        </td>
      ))}
      {openMenu && (
        <td className="h-9 w-9 border-b border-line pr-2 max-md:hidden">
          <button
            type="button"
            aria-label={`Việc của dòng ${list.nameOf?.(row) ?? list.keyOf(row)}`}
            title="Việc của dòng (Shift F10)"
            onClick={() => openMenu(list.keyOf(row))}
            className="relative z-1 grid size-7 place-items-center rounded-badge text-ink-soft hover:bg-ink/8"
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  );
}

/** Selects all rows of the page, or none; `words` label it on a phone, where the table has no header. */
function ChooseAll({ body, words }: { body: RefObject<HTMLTableSectionElement | null>; words?: string }) {
  return (
    <label className="flex min-h-6 items-center gap-3 max-md:min-h-11 max-md:px-6 max-sm:px-4">
      <input
        type="checkbox"
        aria-label="Chọn mọi dòng của trang"
        form={bulkFormId}
        className="relative block size-4 accent-sea max-md:size-5"
        onChange={({ currentTarget: { checked } }) => {
          for (const box of body.current?.querySelectorAll<HTMLInputElement>('input[name=ma]') ?? [])
            box.checked = checked;
        }}
      />
      {words}
    </label>
  );
}

const edges = 'first:pl-6 last:pr-6';

function headClass<Row>({ align, isWide, isWidest }: Column<Row>): string {
  return classNames(
    'sticky top-12 z-2 h-9 border-b border-line bg-sunken px-1.5 text-left text-sm whitespace-nowrap text-ink-soft',
    edges,
    align === 'right' && 'text-right',
    isWide && 'max-[1280px]:hidden',
    isWidest && 'max-[1400px]:hidden',
  );
}

function cellClass<Row>({ align, phone, isWide, isWidest, takesRest }: Column<Row>): string {
  return classNames(
    'h-9 border-b border-line px-1.5 whitespace-nowrap max-md:block max-md:h-auto max-md:min-w-0 max-md:border-0 max-md:p-0!',
    edges,
    align === 'right' && 'text-right',
    isWide && 'md:max-[1280px]:hidden',
    isWidest && 'md:max-[1400px]:hidden',
    takesRest && 'md:w-full md:max-w-0 md:min-w-28 md:truncate',
    phone === 'left' && 'max-md:col-start-1 max-md:truncate',
    phone === 'right' && 'max-md:col-start-2 max-md:text-right',
    phone === 'none' && 'max-md:hidden',
  );
}

/** The focus ring is inset, so that no neighbour covers it. */
const rowClass =
  'relative hover:bg-hover has-[input:checked]:bg-sea-soft has-[a[data-row]:focus-visible]:outline-2 has-[a[data-row]:focus-visible]:-outline-offset-2 has-[a[data-row]:focus-visible]:outline-sea max-md:grid max-md:grid-flow-dense max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:py-2.5 max-md:pr-6 max-sm:pr-4';
