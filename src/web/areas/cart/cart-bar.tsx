import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The total and the checkout button, fixed at the foot of a narrow screen in place of the site's bar. */
export function CartBar({ totalVnd, count }: { totalVnd: number; count: number }) {
  return (
    <section
      aria-label="Tổng giỏ"
      data-booking-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <div className="container-page flex h-15 items-center justify-between gap-3">
        <p className="text-sm leading-snug tabular-nums">
          <span className="block text-lg font-semibold whitespace-nowrap">{formatVnd(totalVnd)}</span>
          <span className="text-ink-soft">{count} dịch vụ, đã gồm thuế phí</span>
        </p>
        <ButtonLink to="/dat-cho" className="whitespace-nowrap">
          Đặt tất cả
        </ButtonLink>
      </div>
    </section>
  );
}
