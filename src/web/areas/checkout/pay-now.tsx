import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { BookingView } from '#modules/booking/trip/load-booking-view.ts';
import type { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { CreditField } from './credit-field.tsx';
import { OfficePayment } from './office-payment.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { ProviderPayment } from './provider-payment.tsx';
import { QrPayment } from './qr-payment.tsx';

/** The payment that is open, and the ways to pay what is due now or left after a deposit. */
export function PayNow({
  booking,
  ways,
  simulatedBank,
  children,
}: {
  booking: Pick<BookingView, 'code' | 'payment' | 'due' | 'balance' | 'contact' | 'isCounterConfirmed'>;
  ways: ReturnType<typeof waysToPay>;
  simulatedBank: string | null;
  children?: ReactNode;
}) {
  const isSending = useNavigation().state === 'submitting';
  const { code, payment } = booking;
  return (
    <>
      {payment?.qr && (
        <QrPayment code={code} amount={payment.amount} qr={payment.qr} simulatedBank={simulatedBank} />
      )}
      {payment?.redirectUrl && <ProviderPayment method={payment.method} address={payment.redirectUrl} />}
      {payment?.method === 'office' && (
        <OfficePayment
          amount={payment.amount}
          until={formatDateTime(payment.expiresAt)}
          unconfirmedMail={booking.due > 0 && !booking.isCounterConfirmed ? booking.contact.email : null}
        />
      )}
      <section className="rounded-card border border-line bg-rice p-5">
        <h2 className="text-lg">
          {payment ? 'Đổi cách thanh toán' : `Trả ${formatVnd(booking.due || booking.balance)} bằng cách nào`}
        </h2>
        <PaymentWays ways={ways} current={payment?.method ?? null} isSending={isSending} />
        <CreditField isSending={isSending} />
        {children}
      </section>
    </>
  );
}
