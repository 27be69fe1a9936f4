import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { readListAddress } from './list-address.ts';
import type { ListDeclaration } from './types.ts';

/** What stands where a list whose first view is all has no rows: that nothing fits, or that there is nothing yet and how to begin. */
export function NoRows({
  list,
  noun,
  children,
}: {
  list: Pick<ListDeclaration<never>, 'views' | 'filters'>;
  noun: string;
  /** How the first comes about. */
  children: ReactNode;
}) {
  const { view, text, filters } = readListAddress(useLocation().search, list);
  const isWhole = view === (list.views?.[0]?.slug ?? '') && text === '' && Object.keys(filters).length === 0;
  if (isWhole) return <Empty title={`Chưa có ${noun} nào`}>{children}</Empty>;
  return (
    <Empty title={`Không có ${noun} nào như vậy`}>
      <ButtonLink to="?" className="mt-3">
        Xem tất cả
      </ButtonLink>
    </Empty>
  );
}
