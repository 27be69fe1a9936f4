import { Form } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApprovalNotice } from '#web/parts/booking/approval-notice.tsx';
import { HoldOver } from '#web/parts/booking/hold-notice.tsx';
import { isPaymentInReview } from '#web/parts/booking/last-payment.tsx';
import { PartsSummary } from '#web/parts/booking/parts-summary.tsx';
import { stepUpPath } from '#web/parts/booking/step-up-path.ts';

type Shown = Pick<
  BookingView,
  | 'code'
  | 'isGift'
  | 'isLatePayment'
  | 'state'
  | 'can'
  | 'events'
  | 'approval'
  | 'holdExpiresAt'
  | 'balance'
  | 'balanceDueOn'
  | 'answerBy'
  | 'declined'
  | 'vouchers'
  | 'version'
  | 'replacedBy'
>;

/** What a guest has to know about a trip now: due, awaited or refused payments and confirmations, prepaid codes. */
export function TripNotices({
  booking,
  newestPath,
}: {
  booking: Shown;
  /** URL of the quote's newest version; null where there is none, or not for this viewer. */
  newestPath: string | null;
}) {
  return (
    <>
      {booking.replacedBy && (
        <Notice tone="info" title={`Đây là bản ${booking.version} của báo giá, đã có bản mới thay`}>
          {newestPath ? (
            <ButtonLink to={newestPath} look="sea" reloadDocument>
              Xem bản mới nhất {booking.replacedBy.code}
            </ButtonLink>
          ) : (
            <p>Tra cứu bản mới bằng mã {booking.replacedBy.code} và số điện thoại đã để lại.</p>
          )}
        </Notice>
      )}
      {booking.isLatePayment && booking.state === 'confirmed' && (
        <Notice tone="good" title="Tiền tới sau giờ giữ chỗ, nhưng chỗ vẫn còn">
          <p>Đặt chỗ của bạn đã được xác nhận như bình thường.</p>
        </Notice>
      )}
      {booking.state === 'expired' && !booking.isGift && !isPaymentInReview(booking) && (
        <>
          <HoldOver />
          <ButtonLink to={`/dat-cho/${booking.code}`} className="max-md:w-full">
            Đặt lại
          </ButtonLink>
        </>
      )}
      {booking.approval && <ApprovalNotice booking={booking} approval={booking.approval} />}
      {booking.balance > 0 && booking.balanceDueOn && (
        <Notice
          tone="info"
          title={keepDays(
            `Còn ${formatVnd(booking.balance)}, trả trước ${formatWeekdayDate(booking.balanceDueOn)}`,
          )}
        >
          <p>Chúng tôi nhắc bạn qua thư trước hạn 7, 3 và 1 ngày.</p>
        </Notice>
      )}
      {booking.answerBy && (
        <Notice tone="info" title={`Nhà cung cấp trả lời trước ${formatDateTime(booking.answerBy)}`}>
          <p>Bạn chưa phải trả tiền. Khi họ nhận lời, chỗ được giữ và bạn nhận thư mời thanh toán.</p>
        </Notice>
      )}
      {booking.declined && (
        <Notice tone="warn" title="Nhà cung cấp không nhận được yêu cầu này">
          {booking.declined.note && <p>{booking.declined.note}</p>}
          {booking.declined.otherDates.map(
            ({ productTitle, dates }) =>
              dates.length > 0 && (
                <p key={productTitle}>
                  {productTitle} còn chỗ: {dates.map((day) => formatWeekdayDate(day)).join('; ')}.
                </p>
              ),
          )}
        </Notice>
      )}
      {booking.vouchers.map((voucher) => (
        <Notice key={voucher.code} tone="good" title={`Mã ${voucher.code}`}>
          <p>
            Dùng cho {voucher.quantity} gói, chọn ngày đến hết {formatDate(voucher.validUntil)}. Nhập mã ở
            trang combo khi đã có ngày; bạn chỉ trả thêm phụ thu của ngày đó nếu có.
          </p>
        </Notice>
      ))}
    </>
  );
}

/** Says that a trip is shown with reduced access, and how its owner gets full access. */
export function ReducedNotice({ code, to }: { code: string; to: string }) {
  return (
    <section aria-label="Bản rút gọn" className="rounded-card border border-line bg-sea-soft p-5">
      <p>
        Bạn đang xem bản rút gọn, mở bằng mã và số điện thoại hay email. Mở đầy đủ: chúng tôi gửi mã 6 số đến{' '}
        <strong>{to}</strong>.
      </p>
      <Form method="post" action={stepUpPath(code)} reloadDocument className="mt-3">
        <input type="hidden" name="step" value="send" />
        <Button type="submit" look="sea">
          Gửi mã đến {to}
        </Button>
      </Form>
    </section>
  );
}

/** The guest's next step: pay what is due, or write a review. */
export function NextSteps({
  booking,
  review,
  hasVouchers,
}: {
  booking: Pick<
    BookingView,
    'code' | 'state' | 'can' | 'events' | 'due' | 'balance' | 'parts' | 'isGift' | 'change' | 'holdExpiresAt'
  >;
  review: { path: string; isWritten: boolean } | null;
  /** Whether the page's first button is its vouchers'. */
  hasVouchers: boolean;
}) {
  if (!booking.can.pay && !review) return null;
  const isInReview = isPaymentInReview(booking);
  return (
    <div className="flex flex-wrap gap-3">
      {booking.can.pay && (
        <ButtonLink
          to={`/dat-cho/${booking.code}`}
          look={isInReview ? 'outline' : hasVouchers ? 'sea' : 'primary'}
          className="max-md:w-full"
        >
          {isInReview ? 'Xem khoản thanh toán' : `Thanh toán ${formatVnd(booking.due || booking.balance)}`}
        </ButtonLink>
      )}
      {review && (
        <ButtonLink
          to={review.path}
          look={review.isWritten ? 'outline' : 'primary'}
          className="max-md:w-full"
        >
          {review.isWritten ? 'Đánh giá của bạn' : 'Viết đánh giá'}
        </ButtonLink>
      )}
      {booking.parts.length === 0 && !isInReview && <PartsSummary booking={booking} isOffered />}
    </div>
  );
}

/** By what each item is confirmed, or until when its supplier answers. */
export function Confirmations({ lines }: { lines: { title: string; words: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="stack-1 rounded-control bg-sea-soft px-5 py-3">
      {lines.map(({ title, words }, index) => (
        <li key={index}>
          {title && <span className="block font-semibold">{title}</span>}
          {words}
        </li>
      ))}
    </ul>
  );
}
