import { useNavigation } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { checkoutFormId } from './checkout-form-id.ts';

/** What is paid now, beside the button, fixed on a narrow screen. */
export function PayBar({ dueNow, total, isRequest }: { dueNow: number; total: number; isRequest: boolean }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] shadow-raised xl:hidden">
      <div className="container-page flex min-h-16 items-center justify-between gap-4 py-2">
        <p className="shrink-0">
          <strong className="block text-lg tabular-nums">{formatVnd(dueNow)}</strong>
          <span className="block text-sm text-ink-soft">
            {dueNow < total ? `trên tổng ${formatVnd(total)}` : 'đã gồm thuế phí'}
          </span>
        </p>
        <div className="grow md:max-w-80">
          <SendButton isRequest={isRequest} />
        </div>
      </div>
    </div>
  );
}

export function SendButton({ isRequest }: { isRequest: boolean }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Button type="submit" form={checkoutFormId} size="lg" className="w-full" disabled={isSending}>
      {isSending ? 'Đang gửi…' : isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}
    </Button>
  );
}

/** The form's first button, which Enter in a field presses: else it would be 'Dùng điểm', or the gift card's 'Xem'. */
export const EnterButton = () => <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />;
