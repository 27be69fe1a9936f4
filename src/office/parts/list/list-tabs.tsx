import { Bookmark, UsersRound } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Count } from '../badge.tsx';
import { writeListAddress } from './list-address.ts';
import { type SavedView, useSavedViews } from './saved-views.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

/** Tabs of a list's views: its own, then saved ones. A tab resets the filters, which would make its content differ from its count. */
export function ListTabs<Row>({
  list,
  address,
  counts,
}: {
  list: ListDeclaration<Row>;
  address: ListAddress;
  counts: Readonly<Record<string, number>>;
}) {
  const { views: saved, current } = useSavedViews(list);
  const views = list.views ?? [{ slug: '', title: 'Tất cả' }];
  if (!list.views && saved.length === 0) return null;
  return (
    <nav
      aria-label={`Cách xem ${list.title}`}
      className="flex overflow-x-auto border-b border-line px-4 max-sm:px-2"
    >
      {views.map(({ slug, title }) => (
        <Tab
          key={slug}
          to={writeListAddress(address, list, { view: slug, text: '', filters: {} })}
          isShown={!current && slug === address.view}
        >
          {title}
          {counts[slug] !== undefined && <Count>{counts[slug].toLocaleString('vi-VN')}</Count>}
        </Tab>
      ))}
      {saved.map((view) => (
        <SavedTab key={view.id} view={view} isShown={view.id === current?.id} />
      ))}
    </nav>
  );
}

function SavedTab({
  view: { title, search, isShared, isMine, ownerName },
  isShown,
}: {
  view: SavedView;
  isShown: boolean;
}) {
  const Icon = isShared ? UsersRound : Bookmark;
  const whose = isShared ? `của cả nhóm, ${isMine ? 'bạn' : ownerName} lưu` : 'của tôi';
  return (
    <Tab to={search} isShown={isShown} title={`Cách xem ${whose}`}>
      <Icon size={14} aria-hidden className="flex-none" />
      {title}
      <span className="sr-only">, cách xem {whose}</span>
    </Tab>
  );
}

function Tab({ isShown, ...link }: LinkProps & { isShown: boolean }) {
  return (
    <Link
      {...link}
      aria-current={isShown ? 'page' : undefined}
      className={classNames(
        'flex min-h-9 items-center gap-1.5 border-b-2 px-2.5 whitespace-nowrap -outline-offset-2 max-sm:min-h-11',
        isShown ? 'border-sea font-semibold' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    />
  );
}
