import type { BookingView } from '#modules/booking/trip/load-booking-view.ts';
import { Notice } from '#ui/notice.tsx';

/** What became of the payment before, where the guest has to know it before paying once more. */
export function LastPayment({ booking }: { booking: Pick<BookingView, 'state' | 'can' | 'events'> }) {
  const last = booking.events.at(-1)?.reason;
  if (booking.can.pay && last === 'payment_failed') {
    return (
      <Notice tone="warn" role="status" title="Lần thanh toán vừa rồi chưa thành công">
        <p>Đặt chỗ vẫn còn đó và bạn chưa bị trừ tiền. Bạn thử lại hoặc chọn cách khác nhé.</p>
      </Notice>
    );
  }
  const before = booking.events.findLast(({ reason }) => reason !== 'hold_expired')?.reason;
  const isOpen = booking.can.pay || booking.state === 'pending_payment' || booking.state === 'expired';
  if (!isOpen || before !== 'payment_in_review') return null;
  return (
    <Notice tone="warn" role="status" title="Khoản thanh toán của bạn đang được kiểm tra">
      <p>
        Bên thanh toán đã nhận lệnh và đang giữ tiền để kiểm tra. Bạn chưa cần trả lại lần nữa; có kết quả,
        chúng tôi xác nhận đặt chỗ hoặc hoàn lại đủ số tiền.
      </p>
    </Notice>
  );
}
