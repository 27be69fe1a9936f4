import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { Notice } from '#ui/notice.tsx';

type Shown = Pick<BookingView, 'state' | 'can' | 'events'>;

/** The outcome of the previous payment, where the guest has to know it before paying again. */
export function LastPayment({ booking }: { booking: Shown & Pick<BookingView, 'payment'> }) {
  const last = booking.events.at(-1)?.reason;
  if (booking.can.pay && !booking.payment && last === 'payment_failed') {
    return (
      <Notice tone="warn" role="status" title="Lần thanh toán vừa rồi chưa thành công">
        <p>Đặt chỗ vẫn còn đó và bạn chưa bị trừ tiền. Vui lòng thử lại hoặc chọn cách khác.</p>
      </Notice>
    );
  }
  if (!isPaymentInReview(booking)) return null;
  return (
    <Notice tone="warn" role="status" title="Khoản thanh toán của bạn đang được kiểm tra">
      <p>
        Bên thanh toán đã nhận lệnh và đang giữ tiền để kiểm tra. Bạn chưa cần trả lại lần nữa; có kết quả,
        chúng tôi xác nhận đặt chỗ hoặc hoàn lại đủ số tiền.
      </p>
    </Notice>
  );
}

/** Whether the provider holds the guest's money and has not decided yet, so that paying again would be paying twice. */
export function isPaymentInReview({ state, can, events }: Shown): boolean {
  const isOpen = can.pay || state === 'pending_payment' || state === 'expired';
  return isOpen && events.findLast(({ reason }) => reason !== 'hold_expired')?.reason === 'payment_in_review';
}
