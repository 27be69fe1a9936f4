import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { readListAddress } from './list-address.ts';
import type { ListDeclaration } from './types.ts';

/** Empty state of a list: nothing matches, or, in its default view, nothing exists yet and how to start. */
export function NoRows({
  list,
  noun,
  title = `Chưa có ${noun} nào`,
  all = '?',
  children,
}: {
  list: Pick<ListDeclaration<never>, 'views' | 'filters'>;
  noun: string;
  /** Title, where the default view does not show everything. */
  title?: string;
  /** Address of the view of all rows. */
  all?: string;
  /** How to create the first one. */
  children: ReactNode;
}) {
  const { view, text, filters } = readListAddress(useLocation().search, list);
  const isWhole = view === (list.views?.[0]?.slug ?? '') && text === '' && Object.keys(filters).length === 0;
  if (isWhole) return <Empty title={title}>{children}</Empty>;
  return (
    <Empty title={`Không có ${noun} nào như vậy`}>
      <ButtonLink to={all} className="mt-3">
        Xem tất cả
      </ButtonLink>
    </Empty>
  );
}
