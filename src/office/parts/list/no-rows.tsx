import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { Empty } from '../empty.tsx';
import { readListAddress, writeListAddress } from './list-address.ts';
import type { ListDeclaration } from './types.ts';

/** Empty state of a list: nothing matches, or, in its default view, nothing exists yet and how to start. */
export function NoRows({
  list,
  noun,
  title = `Chưa có ${noun} nào`,
  all = '?',
  without = {},
  children,
}: {
  list: Pick<ListDeclaration<never>, 'views' | 'filters'> & { columns?: readonly { slug?: string }[] };
  noun: string;
  /** Title, where the default view does not show everything. */
  title?: string;
  /** Address of the view of all rows. */
  all?: string;
  /** How many rows there would be without a filter, by its name (the text's is 'tim'). */
  without?: Readonly<Record<string, number>>;
  /** How to create the first one. */
  children: ReactNode;
}) {
  const address = readListAddress(useLocation().search, list);
  const { view, text, filters } = address;
  const set = [
    ...(text ? [{ key: 'tim', title: `“${text}”`, off: writeListAddress(address, list, { text: '' }) }] : []),
    ...(list.filters ?? []).flatMap(({ name, title: filter }) => {
      const { [name]: value, ...others } = filters;
      return value
        ? [{ key: name, title: filter, off: writeListAddress(address, list, { filters: others }) }]
        : [];
    }),
  ];
  const only = set.length === 1 && set[0] ? without[set[0].key] : undefined;
  const isWhole = view === (list.views?.[0]?.slug ?? '') && text === '' && Object.keys(filters).length === 0;
  if (isWhole) return <Empty title={title}>{children}</Empty>;
  return (
    <Empty title={`Không có ${noun} nào như vậy`}>
      {set.length > 0 && <p>Đang lọc: {set.map(({ title: name }) => name).join(', ')}.</p>}
      <span className="mt-3 flex flex-wrap justify-center gap-2">
        {set.length > 1 &&
          set.map(({ key, title: name, off }) => (
            <ButtonLink key={key} to={off}>
              Bỏ lọc {name}
              {without[key] !== undefined && ` thì có ${without[key].toLocaleString('vi-VN')}`}
            </ButtonLink>
          ))}
        <ButtonLink to={set.length > 0 ? writeListAddress(address, list, { text: '', filters: {} }) : all}>
          {set.length > 0 ? 'Bỏ hết lọc' : 'Xem tất cả'}
          {only !== undefined && ` thì có ${only.toLocaleString('vi-VN')}`}
        </ButtonLink>
        {set.length > 0 && <ButtonLink to={all}>Xem tất cả</ButtonLink>}
      </span>
    </Empty>
  );
}
