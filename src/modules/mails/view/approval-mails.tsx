import { Text } from '@react-email/text';
import { BookingFacts, CancellationFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { Paragraphs } from './paragraphs.tsx';

export type ApprovalMailTemplate = 'approval_asked' | 'approval_given' | 'approval_refused';

/** Mails about a firm's approval of a booking, to whoever made it. */
export const approvalMails: Record<ApprovalMailTemplate, (context: MailContext) => Mail> = {
  approval_asked: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem đặt chỗ', href: tripUrl } },
      <>
        <Paragraphs text={renderPart(booking.state === 'on_request' ? 'request' : 'text')} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </>,
    ),

  approval_given: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      {
        company,
        renderPart,
        action: { label: booking.can.pay ? 'Thanh toán' : 'Xem đặt chỗ', href: tripUrl },
      },
      <>
        <Paragraphs text={renderPart(booking.state === 'on_request' ? 'request' : 'text')} />
        <FirmNote booking={booking} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </>,
    ),

  approval_refused: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem đặt chỗ', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <FirmNote booking={booking} />
        <BookingFacts booking={booking} />
      </>,
    ),
};

/** The manager's note, as typed: nothing in it becomes a link. */
function FirmNote({ booking: { approval } }: Pick<MailContext, 'booking'>) {
  if (!approval?.note) return null;
  return (
    <Text style={{ fontSize: 16, lineHeight: '26px' }}>
      {approval.firmName}: “{approval.note}”
    </Text>
  );
}
