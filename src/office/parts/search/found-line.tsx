import {
  BookOpen,
  Building2,
  ChevronRight,
  Contact,
  Gift,
  Inbox,
  Landmark,
  Megaphone,
  NotebookText,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import type { FoundThing } from './found-thing.ts';

const icons = {
  'Đặt chỗ': NotebookText,
  Khách: Contact,
  'Yêu cầu': Inbox,
  'Tiền về': Landmark,
  'Phiếu quà tặng': Gift,
  'Tiếp thị': Megaphone,
  'Nhà cung cấp': Building2,
  'Sản phẩm, nơi': BookOpen,
  Lệnh: ChevronRight,
} satisfies Record<FoundThing['group'], unknown>;

/** A search result, as a link. */
export function FoundLine({
  thing: { group, href, isPublic = false, title, about, aside },
  isActive = false,
  ...rest
}: { thing: FoundThing; isActive?: boolean } & Pick<
  ComponentProps<'a'>,
  'id' | 'role' | 'tabIndex' | 'onClick' | 'aria-selected'
>) {
  const Icon = icons[group];
  const className = classNames(
    'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 hover:bg-hover',
    isActive && 'bg-sea-soft outline-2 -outline-offset-2 outline-sea',
  );
  const inside = (
    <>
      <Icon size={16} aria-hidden className="flex-none text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-sm text-ink-soft">{about}</span>
      </span>
      <span className="flex-none text-sm text-ink-soft">{aside}</span>
    </>
  );
  return isPublic ? (
    <a {...rest} href={href} target="_blank" rel="noreferrer" className={className}>
      {inside}
    </a>
  ) : (
    <Link {...rest} to={href} className={className}>
      {inside}
    </Link>
  );
}
