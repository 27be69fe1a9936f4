import type { ReactNode } from 'react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';
import { checkoutFormId } from './checkout-form-id.ts';

interface Paid {
  dueNow: number;
  total: number;
  isRequest: boolean;
}

/** What is paid now, beside the button, fixed on a narrow screen. */
export function PayBar({ isRequest, ...sums }: Paid) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] shadow-raised xl:hidden">
      <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
        <p className="min-w-min">
          <PaidNow {...sums} />
        </p>
        <div className="grow md:max-w-80">
          <SendButton isRequest={isRequest} />
        </div>
      </div>
    </div>
  );
}

/**
 * What pressing the button means; on a desk with sum and button, above what the price consists of: its column stays in view, and
 * scrolls by itself in a low window, so that nothing lies under the button.
 */
export function PayBlock({ isRequest, children, ...sums }: Paid & { children: ReactNode }) {
  return (
    <div className="xl:-order-1 xl:rounded-card xl:border xl:border-line xl:bg-rice xl:p-4">
      {children}
      <div className="hidden xl:block">
        <p className="my-3 flex items-baseline justify-between gap-4">
          <PaidNow {...sums} />
        </p>
        <SendButton isRequest={isRequest} />
      </div>
    </div>
  );
}

const PaidNow = ({ dueNow, total }: Pick<Paid, 'dueNow' | 'total'>) => (
  <>
    <strong className="block text-lg tabular-nums">{formatVnd(dueNow)}</strong>
    <span className="block text-sm text-ink-soft">
      {dueNow < total ? `trên tổng ${formatVnd(total)}` : 'đã gồm thuế phí'}
    </span>
  </>
);

function SendButton({ isRequest }: Pick<Paid, 'isRequest'>) {
  const isSending = useIsSending();
  return (
    <Button type="submit" form={checkoutFormId} size="lg" className="w-full" disabled={isSending}>
      {isSending ? 'Đang gửi…' : isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}
    </Button>
  );
}

/** The form's first button, which Enter in a field presses: else it would be 'Dùng điểm', or the gift card's 'Xem'. */
export const EnterButton = () => <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />;
