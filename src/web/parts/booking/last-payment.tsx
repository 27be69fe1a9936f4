import type { EventReason } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';

type Shown = Pick<BookingView, 'state' | 'can' | 'events'>;

/** What happens to payments; whatever else happens meanwhile, such as a mail sent again, says nothing of them. */
const ofPayments = new Set<EventReason>([
  'payment_started',
  'payment_failed',
  'payment_in_review',
  'payment_split',
  'partial_payment',
  'part_paid',
  'credit_used',
  'match_undone',
]);

/** The outcome of the previous payment, where the guest has to know it before paying again. */
export function LastPayment({
  booking,
}: {
  booking: Shown & Pick<BookingView, 'payment' | 'holdExpiresAt' | 'isGift'>;
}) {
  if (booking.can.pay && !booking.payment && lastOf(booking) === 'payment_failed') {
    return (
      <Notice tone="warn" role="status" title="Lần thanh toán vừa rồi chưa thành công">
        <p>Đặt chỗ vẫn còn đó và bạn chưa bị trừ tiền. Vui lòng thử lại hoặc chọn cách khác.</p>
      </Notice>
    );
  }
  if (!isPaymentInReview(booking)) return null;
  return (
    <Notice tone="warn" role="status" title="Khoản thanh toán của bạn đang được kiểm tra">
      <p>Lệnh trả đã tới nơi, bạn đừng trả lại lần nữa. {whatFollows(booking)}</p>
    </Notice>
  );
}

function whatFollows({ isGift, can, holdExpiresAt }: Parameters<typeof LastPayment>[0]['booking']): string {
  if (isGift) return 'Có kết quả, chúng tôi phát hành phiếu hoặc hoàn lại đủ số tiền.';
  const back = 'chúng tôi giữ lại chỗ nếu còn, hoặc hoàn lại đủ số tiền.';
  return can.pay && holdExpiresAt
    ? `Chỗ được giữ đến ${formatDateTime(holdExpiresAt)}; có kết quả sau giờ đó, ${back}`
    : `Thời gian giữ chỗ đã hết; có kết quả, ${back}`;
}

/** Whether the provider holds the guest's money and has not decided yet, so that paying again would be paying twice. */
export function isPaymentInReview(booking: Shown): boolean {
  const isOpen = booking.can.pay || booking.state === 'pending_payment' || booking.state === 'expired';
  return isOpen && lastOf(booking) === 'payment_in_review';
}

function lastOf({ events }: Pick<Shown, 'events'>): EventReason | undefined {
  return events.findLast(({ reason }) => ofPayments.has(reason))?.reason;
}
