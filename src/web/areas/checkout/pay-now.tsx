import { ExternalLink, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { buttonClass } from '#ui/button.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';
import { isPaymentInReview } from '#web/parts/booking/last-payment.tsx';
import { BalanceFields } from './balance-fields.tsx';
import { OfficePayment } from './office-payment.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { QrPayment } from './qr-payment.tsx';

const names: Record<string, string> = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay' };

type Payable = Pick<
  BookingView,
  | 'code'
  | 'state'
  | 'can'
  | 'events'
  | 'isGift'
  | 'payment'
  | 'due'
  | 'balance'
  | 'change'
  | 'parts'
  | 'contact'
  | 'isCounterConfirmed'
  | 'holdExpiresAt'
>;

/** The open payment, and the methods to pay what is due now or left after a deposit. */
export function PayNow({
  booking,
  ways,
  bankApp,
  simulatedBank,
  children,
}: {
  booking: Payable;
  ways: ReturnType<typeof waysToPay>;
  bankApp: string | null;
  simulatedBank: string | null;
  children?: ReactNode;
}) {
  const isSending = useIsSending();
  const { code, payment, change } = booking;
  const isInReview = isPaymentInReview(booking);
  // A change that waits for its difference is paid in one amount.
  const canSplit =
    booking.parts.length === 0 && (booking.holdExpiresAt !== null || (booking.balance > 0 && !change));
  return (
    <>
      {payment?.qr && (
        <QrPayment
          page={`/dat-cho/${code}`}
          amount={payment.amount}
          qr={payment.qr}
          bankApp={bankApp}
          simulatedBank={simulatedBank}
        />
      )}
      {payment?.redirectUrl && <ProviderPayment {...payment} address={payment.redirectUrl} />}
      {payment?.method === 'office' && (
        <OfficePayment
          amount={payment.amount}
          until={formatDateTime(payment.expiresAt)}
          unconfirmedMail={
            booking.holdExpiresAt && !booking.isCounterConfirmed ? booking.contact.email : null
          }
        />
      )}
      <details
        open={!payment && !isInReview}
        className="rounded-card border border-line bg-rice px-4 lg:px-6"
      >
        <summary className="folded-head min-h-14 py-2 font-semibold">
          <h2 className="flex grow flex-wrap justify-between gap-x-4 text-lg">
            <span>{waysTitle({ isInReview, isOpen: payment !== null, isRest: booking.due === 0 })} </span>
            {!payment && (
              <span className="whitespace-nowrap tabular-nums">
                {formatVnd(booking.due || booking.balance)}
              </span>
            )}
          </h2>
        </summary>
        <PaymentWays
          {...{ ways, isSending }}
          current={payment?.method ?? null}
          isHeld={booking.holdExpiresAt !== null && !booking.isGift}
        />
        {!booking.isGift && <BalanceFields isSending={isSending} />}
        {canSplit && !booking.isGift && <SplitLink code={code} />}
      </details>
      {children}
    </>
  );
}

function waysTitle(shown: { isInReview: boolean; isOpen: boolean; isRest: boolean }): string {
  if (shown.isInReview) return 'Trả bằng cách khác';
  if (shown.isOpen) return 'Đổi cách thanh toán';
  return shown.isRest ? 'Trả phần còn lại' : 'Chọn cách thanh toán';
}

/** Link to the page that divides what is due among several payers, each with a link of their own. */
function SplitLink({ code }: { code: string }) {
  return (
    <Link
      to={`/dat-cho/${code}/chia-tien`}
      className="flex min-h-16 items-center gap-3 border-t border-line py-2 hover:text-sea"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold">Chia tiền với nhóm</span>
        <span className="block text-sm text-ink-soft">Mỗi người trả phần của mình qua một liên kết</span>
      </span>
      <Users aria-hidden className="size-6 shrink-0 text-sea" />
    </Link>
  );
}

/** For a guest who came back from the provider's page, or closed it: the link to it. */
export function ProviderPayment({
  method,
  amount,
  address,
}: {
  method: string;
  amount: number;
  address: string;
}) {
  const name = names[method] ?? method;
  return (
    <section className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">
        Đang chờ {name} xác nhận{' '}
        <span className="block text-2xl whitespace-nowrap tabular-nums lg:text-3xl">{formatVnd(amount)}</span>
      </h2>
      <p className="mt-2">
        Trả rồi thì bạn đừng trả lại: có kết quả từ {name}, trang này tự cập nhật. Chưa trả mà lỡ đóng, bạn mở
        lại bằng nút dưới đây.
      </p>
      <a href={address} rel="noreferrer" className={buttonClass('primary', 'md', 'mt-3 max-md:w-full')}>
        <ExternalLink aria-hidden className="size-5" />
        Mở trang {name}
      </a>
    </section>
  );
}
