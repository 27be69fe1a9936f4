import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type CancellationMailTemplate = 'cancelled' | 'refund_requested';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about a cancelled booking, and about its refund. */
export const cancellationMails: Record<CancellationMailTemplate, (context: MailContext) => Mail> = {
  cancelled: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Theo dõi hoàn tiền', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Refunds booking={booking} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </>,
    ),

  refund_requested: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Theo dõi hoàn tiền', href: tripUrl } },
      <>
        <Refunds booking={booking} />
        <BookingFacts booking={booking} />
      </>,
    ),
};

function Refunds({ booking }: { booking: BookingView }) {
  if (booking.refunds.length === 0) return <Text style={text}>Đặt chỗ này không có khoản nào cần hoàn.</Text>;
  return booking.refunds.map((refund) => (
    <Text key={refund.id} style={text}>
      Chúng tôi hoàn {formatVnd(refund.amount)} cho {refund.payer ?? 'bạn'}, chậm nhất ngày{' '}
      {formatDate(refund.promisedOn)}.
      {refund.cause !== 'cancelled' && ` Lý do: ${refund.causeLabel.toLowerCase()}.`}
    </Text>
  ));
}
