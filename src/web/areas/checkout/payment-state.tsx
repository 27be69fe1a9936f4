import { Link } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApprovalNotice } from '#web/parts/booking/approval-notice.tsx';
import { ChangeEnded, ChangeOffer } from '#web/parts/booking/change-offer.tsx';
import { changeOutcome } from '#web/parts/booking/change-outcome.ts';
import { ChoiceBanner } from '#web/parts/booking/choice-banner.tsx';
import { HoldNotice } from '#web/parts/booking/hold-notice.tsx';
import { isPaymentInReview } from '#web/parts/booking/last-payment.tsx';
import type { TripPlace } from '#web/parts/booking/load-trip-place.ts';
import { TripActions } from '#web/parts/booking/trip-actions.tsx';
import { ExpiredNotice } from './expired-notice.tsx';
import { PayNow } from './pay-now.tsx';

interface Shown extends Pick<TripPlace, 'directions' | 'product'> {
  booking: Omit<BookingView, 'quote'>;
  bankApp: string | null;
  simulatedBank: string | null;
  ways: ReturnType<typeof waysToPay>;
}

/** What a guest can do or has to know in the present state of their booking. */
export function PaymentState({ booking, ...shown }: Shown) {
  switch (booking.state) {
    case 'held':
    case 'pending_payment':
      return <Waiting booking={booking} {...shown} />;
    case 'confirmed':
    case 'completed':
      return <Paid booking={booking} {...shown} />;
    case 'on_request':
      return (
        <Notice tone="info" role="status" title="Chúng tôi đang hỏi nhà cung cấp">
          <p>
            {booking.approval?.state === 'waiting' && 'Người quản lý công ty bạn cũng đã nhận thư để duyệt. '}
            {booking.answerBy && `Bạn nhận câu trả lời trước ${formatDateTime(booking.answerBy)}. `}
            {booking.contact.email
              ? `Khi họ nhận lời, chỗ được giữ và chúng tôi gửi thư mời bạn thanh toán tới ${booking.contact.email}.`
              : 'Khi họ nhận lời, chỗ được giữ và trang này mời bạn thanh toán.'}{' '}
            Bạn chưa phải trả tiền.
          </p>
        </Notice>
      );
    case 'declined':
      return (
        <>
          <Notice tone="warn" role="status" title="Nhà cung cấp không nhận được yêu cầu này">
            <p>
              Bạn không mất gì.
              {booking.contact.email &&
                ` Chúng tôi đã gửi những ngày khác còn nhận được tới ${booking.contact.email}.`}
            </p>
          </Notice>
          <ButtonLink to="/" look="sea">
            Chọn dịch vụ khác
          </ButtonLink>
        </>
      );
    case 'expired':
      // Whose money is being verified books nothing again: `LastPayment` says what follows.
      return isPaymentInReview(booking) ? null : <ExpiredNotice isGift={booking.isGift} />;
    case 'paid_unallocated':
    case 'disrupted':
      return <ChoiceBanner booking={booking} />;
    case 'cancelled':
    case 'refunding':
      return (
        <>
          {booking.approval && <ApprovalNotice booking={booking} approval={booking.approval} />}
          <Notice tone="info" title="Đặt chỗ này không còn hiệu lực">
            <p>
              <Link to={`/chuyen-di/${booking.code}`} className="font-semibold text-sea underline">
                {booking.refunds.length > 0 ? 'Xem chi tiết và theo dõi hoàn tiền' : 'Xem chi tiết'}
              </Link>
            </p>
          </Notice>
        </>
      );
  }
}

function Waiting({ booking, bankApp, simulatedBank, ways }: Shown) {
  if (booking.approval?.state === 'waiting' && booking.holdExpiresAt)
    return (
      <>
        <ApprovalNotice booking={booking} approval={booking.approval} />
        <TripLink code={booking.code} />
      </>
    );
  if (!booking.can.pay) return <HoldNotice booking={booking} />;
  return (
    <>
      <HoldNotice booking={booking} />
      <PayNow booking={booking} ways={ways} bankApp={bankApp} simulatedBank={simulatedBank}>
        <p className="text-sm text-ink-soft">
          {booking.payment?.qr &&
            'Chuyển khoản được xác nhận tự động trong ít giây, không cần gửi biên lai. '}
          Đổi ý, bạn{' '}
          <Link to={`/chuyen-di/${booking.code}/huy`} className="text-sea underline">
            {booking.isGift ? 'hủy đơn' : 'hủy giữ chỗ'}
          </Link>{' '}
          {booking.paid > 0 ? `và nhận lại ${formatVnd(booking.paid)}.` : 'mà không mất phí.'}
        </p>
      </PayNow>
    </>
  );
}

function Paid({ booking, bankApp, simulatedBank, ways, directions, product }: Shown) {
  const { change } = booking;
  const isPayable = (booking.due || booking.balance) > 0;
  return (
    <>
      {change ? (
        <ChangeOffer change={change} />
      ) : (
        <>
          <PaidNotice booking={booking} />
          <OpenRefunds booking={booking} />
          <TripActions code={booking.code} directions={directions} product={product} />
          <TripLink code={booking.code} />
        </>
      )}
      {booking.balanceDueOn && !change && (
        <p>
          Còn {formatVnd(booking.balance)}, bạn trả trước {keepDays(formatWeekdayDate(booking.balanceDueOn))}.
          Trả ngay hay trả sau đều được.
        </p>
      )}
      {isPayable && <PayNow booking={booking} ways={ways} bankApp={bankApp} simulatedBank={simulatedBank} />}
      {change && <TripLink code={booking.code} />}
    </>
  );
}

function PaidNotice({ booking }: Pick<Shown, 'booking'>) {
  const outcome = changeOutcome(booking);
  const { email } = booking.contact;
  if (outcome === 'ended') return <ChangeEnded />;
  if (outcome)
    return (
      <Notice tone="good" role="status" title={`Bạn đã trả tổng cộng ${formatVnd(booking.paid)}`}>
        {outcome === 'done' && <p>Phiếu mới thay phiếu cũ.</p>}
      </Notice>
    );
  return (
    <Notice tone="good" role="status" title={`Chúng tôi đã nhận ${formatVnd(booking.paid)}`}>
      {booking.isLatePayment && <p>Tiền tới sau giờ giữ chỗ, nhưng chỗ vẫn còn.</p>}
      <p>{email && `Xác nhận được gửi tới ${email}. `}Bạn lưu mã đặt chỗ để tra cứu bất cứ lúc nào.</p>
    </Notice>
  );
}

/** Money that comes back from a booking that stays, such as what was paid twice or too much. */
function OpenRefunds({ booking: { code, refunds } }: Pick<Shown, 'booking'>) {
  return refunds
    .filter(({ state }) => state !== 'succeeded' && state !== 'rejected')
    .map(({ id, amount, causeLabel, needsAccount, promisedOn }) => (
      <Notice
        key={id}
        tone={needsAccount ? 'warn' : 'info'}
        title={`${causeLabel} ${formatVnd(amount)}: chúng tôi hoàn lại bạn`}
      >
        <p>
          {!needsAccount && `Tiền về chậm nhất ngày ${formatDate(promisedOn)}. `}
          <Link to={`/chuyen-di/${code}/hoan-tien`} className="font-semibold text-sea underline">
            {needsAccount ? 'Cho biết số tài khoản nhận tiền' : 'Theo dõi hoàn tiền'}
          </Link>
        </p>
      </Notice>
    ));
}

function TripLink({ code }: { code: string }) {
  return (
    <ButtonLink to={`/chuyen-di/${code}`} look="outline" className="max-md:w-full">
      Xem chuyến đi
    </ButtonLink>
  );
}
