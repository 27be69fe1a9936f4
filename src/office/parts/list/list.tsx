import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink, buttonClass } from '../button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { readListAddress, writeListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { ListTabs } from './list-tabs.tsx';
import type { ListDeclaration, Suggestions } from './types.ts';
import { type SteadyRows, useSteadyRows } from './use-steady-rows.ts';

/**
 * A list with its tabs, filters and pages. All of it is links and GET forms, so that it works without script and any state of it
 * can be shared by its address.
 */
export function List<Row>({
  list,
  rows,
  now,
  counts = {},
  next,
  previous,
  empty,
  suggestions = {},
  isLoose = false,
  children,
}: {
  list: ListDeclaration<Row>;
  rows: readonly Row[];
  /** When the page was rendered. */
  now: string;
  /** Counts of the views. */
  counts?: Readonly<Record<string, number>>;
  next: string | null;
  previous: string | null;
  /** The empty state. */
  empty: ReactNode;
  suggestions?: Suggestions;
  /** What comes is shown at once: nobody works through these rows. */
  isLoose?: boolean;
  /** Renders the rows in their shown order, where they are no table; `steady` says which have changed. */
  children?: (shown: readonly Row[], steady: SteadyRows) => ReactNode;
}) {
  const address = readListAddress(useLocation().search, list);
  const { shown, changed, waiting, settle, see } = useSteadyRows(rows, list.keyOf);
  return (
    <div className="group/list -mx-6 flex flex-col max-sm:-mx-4">
      <ListTabs list={list} address={address} counts={counts} />
      <ListFilters list={list} address={address} suggestions={suggestions} />
      {rows.length === 0 && empty}
      {rows.length > 0 && !children && <ListTable {...{ list, now, changed, see, address }} rows={shown} />}
      {rows.length > 0 && children && (
        <div className="px-6 pt-3 max-sm:px-4">{children(shown, { changed, see })}</div>
      )}
      {rows.length > 0 && <BulkBar list={list} rows={shown} address={address} />}
      {(rows.length > 0 || previous) && (
        <nav aria-label="Trang" className="flex min-h-14 flex-wrap items-center gap-2 px-6 py-3 max-sm:px-4">
          <p className="mr-auto text-ink-soft">
            {rows.length} {list.noun ?? 'dòng'}
            {!children && list.hrefOf && (
              <span className="ml-4 text-sm text-ink-faint max-md:hidden">
                {list.bulk
                  ? '↑ ↓ đi dòng · Space chọn · Enter mở · Shift F10 việc của dòng'
                  : '↑ ↓ đi dòng · Enter mở'}
              </span>
            )}
          </p>
          {waiting > 0 && !isLoose && (
            <Button
              size="sm"
              onClick={settle}
              className="border-sea-line! bg-sea-soft! max-sm:order-last max-sm:w-full"
            >
              <RefreshCw size={14} aria-hidden /> {waiting} dòng vừa đổi, sắp lại
            </Button>
          )}
          <PageLink to={previous && writeListAddress(address, list, { before: previous })} rel="prev">
            <ChevronLeft size={16} aria-hidden /> Trước
          </PageLink>
          <PageLink to={next && writeListAddress(address, list, { after: next })} rel="next">
            Sau <ChevronRight size={16} aria-hidden />
          </PageLink>
        </nav>
      )}
    </div>
  );
}

function PageLink({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (!to)
    return (
      <span
        aria-disabled
        className={buttonClass('plain', 'md', 'cursor-default border-line! bg-mute-soft! text-ink-faint!')}
      >
        {children}
      </span>
    );
  return (
    <ButtonLink to={to} rel={rel}>
      {children}
    </ButtonLink>
  );
}
