import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink, buttonClass } from '../button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { readListAddress, writeListAddress } from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { ListTabs } from './list-tabs.tsx';
import type { ListDeclaration } from './types.ts';

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
  /** The rows, where they are not rendered as a table. */
  children?: ReactNode;
}) {
  const address = readListAddress(useLocation().search, list);
  return (
    <div className="group/list -mx-6 flex flex-col max-sm:-mx-4">
      <ListTabs list={list} address={address} counts={counts} />
      <ListFilters list={list} address={address} />
      {rows.length === 0 && empty}
      {rows.length > 0 && !children && (
        <ListTable list={list} rows={rows} now={now} hidden={address.hidden} />
      )}
      {rows.length > 0 && children && <div className="px-6 pt-3 max-sm:px-4">{children}</div>}
      {rows.length > 0 && <BulkBar list={list} address={address} />}
      {(rows.length > 0 || previous) && (
        <nav aria-label="Trang" className="flex min-h-14 items-center gap-2 px-6 py-3 max-sm:px-4">
          <p className="mr-auto text-ink-soft">
            {rows.length} {list.noun ?? 'dòng'}
            {!children && list.hrefOf && (
              <span className="ml-4 text-sm text-ink-faint max-md:hidden">↑ ↓ đi dòng · Enter mở</span>
            )}
          </p>
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
