import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { readListAddress } from './list-address.ts';
import type { ListDeclaration } from './types.ts';

/** What stands where a list has no rows: that nothing fits, or, in its usual view, that there is nothing yet and how to begin. */
export function NoRows({
  list,
  noun,
  title = `Chưa có ${noun} nào`,
  all = '?',
  children,
}: {
  list: Pick<ListDeclaration<never>, 'views' | 'filters'>;
  noun: string;
  /** Where its usual view is not all there is. */
  title?: string;
  /** The address of all. */
  all?: string;
  /** How the first comes about. */
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
