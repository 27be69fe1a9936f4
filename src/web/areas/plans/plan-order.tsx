import { Link } from 'react-router';
import type { PlanPageData } from './load-plan-page.ts';

/** Switches a shared plan's items between the days' order and most votes first. */
export function PlanOrder({
  voting,
  isPrivate,
}: {
  voting: NonNullable<PlanPageData['voting']>;
  isPrivate: boolean;
}) {
  const { isByVotes, total } = voting;
  return (
    <nav
      aria-label="Thứ tự các mục"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-rice px-4 py-2 text-sm"
    >
      <span className="text-ink-soft">
        {total > 0
          ? `Đã có ${total} phiếu.`
          : `${isPrivate ? 'Người cùng sửa' : 'Ai có liên kết cũng'} chọn được mục mình thích.`}
      </span>
      <span className="flex gap-x-4">
        <Order to="." isNow={!isByVotes}>
          Theo lịch
        </Order>
        <Order to="?xep=phieu" isNow={isByVotes}>
          Nhiều phiếu trước
        </Order>
      </span>
    </nav>
  );
}

function Order({ to, isNow, children }: { to: string; isNow: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isNow || undefined}
      className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline aria-[current]:text-ink aria-[current]:underline"
    >
      {children}
    </Link>
  );
}
