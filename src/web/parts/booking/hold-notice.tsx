import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';
import { Countdown } from './countdown.tsx';
import { isPaymentInReview } from './last-payment.tsx';

type Shown = Pick<
  BookingView,
  'state' | 'can' | 'events' | 'isGift' | 'holdExpiresAt' | 'due' | 'paid' | 'parts' | 'payment' | 'approval'
>;

/** Until when a booking's places are held for its payment, and what is missing of it; or that the time has just ended. */
export function HoldNotice({ booking }: { booking: Shown }) {
  const { can, isGift, holdExpiresAt, due, paid, parts, payment, approval } = booking;
  // Where the money is with its provider, nobody has to hurry: `LastPayment` says until when places are held.
  if (!holdExpiresAt || due === 0 || approval?.state === 'waiting' || isPaymentInReview(booking)) return null;
  if (!can.pay)
    return (
      <Notice tone="warn" role="status" title={isGift ? 'Vừa quá giờ trả tiền' : 'Thời gian giữ chỗ vừa hết'}>
        <p>
          Nếu bạn vừa trả tiền, chúng tôi đang chờ tiền tới và trang này tự cập nhật. Nếu chưa, ít phút nữa
          bạn đặt lại được ngay tại đây.
        </p>
      </Notice>
    );
  return (
    <>
      <Countdown until={holdExpiresAt} label={isGift ? 'Trả trước' : 'Giữ chỗ đến'} />
      {paid > 0 && parts.length === 0 && (
        <Notice tone="warn" role="status" title={`Đã nhận ${formatVnd(paid)}, còn thiếu ${formatVnd(due)}`}>
          <p>
            {payment?.qr && 'Mã QR dưới đây chỉ gồm phần còn thiếu. '}
            {`Quá ${formatDateTime(holdExpiresAt).split(', ')[0]} mà chưa đủ, bạn nhận lại được hết số đã trả.`}
          </p>
        </Notice>
      )}
    </>
  );
}

/** That a booking's places are no longer held, and what becomes of money on its way. */
export function HoldOver() {
  return (
    <Notice tone="warn" title="Thời gian giữ chỗ đã hết">
      <p>
        Chỗ đã mở lại cho khách khác, bạn không mất gì. Nếu bạn vừa chuyển khoản, chúng tôi sẽ nhận lại chỗ
        ngay khi tiền tới, hoặc hoàn lại đủ số tiền.
      </p>
    </Notice>
  );
}
