import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { MailTemplate } from '../texts/booking-mail-texts.ts';
import { answerMails } from './answer-mails.tsx';
import { approvalMails } from './approval-mails.tsx';
import { BookingFacts, CancellationFacts, VoucherFacts } from './booking-facts.tsx';
import { cancellationMails } from './cancellation-mails.tsx';
import { changeMails } from './change-mails.tsx';
import { choiceMails } from './choice-mails.tsx';
import { deskMails } from './desk-mails.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { tripMails } from './trip-mails.tsx';
import { voucherMails } from './voucher-mails.tsx';

type CounterMailTemplate = 'counter_chosen';

/** Asks the booking's mailbox to confirm payment at the counter; only then its inventory is held for long. */
const counterMails: Record<CounterMailTemplate, (context: MailContext) => Mail> = {
  counter_chosen: ({ booking, company, counterUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xác nhận trả tại văn phòng', href: counterUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Paragraphs text={renderPart('otherwise')} />
        <BookingFacts booking={booking} />
      </>,
    ),
};

/** Every mail about a booking: its subject, its content, and the guest's next step. */
export const bookingMails: Record<MailTemplate, (context: MailContext) => Mail> = {
  ...answerMails,
  ...cancellationMails,
  ...choiceMails,
  ...changeMails,
  ...counterMails,
  ...deskMails,
  ...voucherMails,
  ...tripMails,
  ...approvalMails,

  held: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Thanh toán', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </>,
    ),

  confirmed: ({ booking, company, tripUrl, renderPart }) => ({
    subject: renderPart(isAwaited(booking) ? 'subjectAwaited' : 'subject'),
    body: (
      <MailFrame
        company={company}
        preview={sentence(booking.confirmations[0]?.words)}
        title={renderPart(isAwaited(booking) ? 'titleAwaited' : 'title')}
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        {isAwaited(booking) && <Paragraphs text={renderPart('awaited')} />}
        <Paragraphs
          text={[booking.paid > 0 && renderPart('paid'), hasDates(booking) && renderPart('arrive')]
            .filter(Boolean)
            .join(' ')}
        />
        {hasDates(booking) && <Paragraphs text={renderPart('voucher')} />}
        <VoucherFacts booking={booking} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),

  supplier_confirmed: ({ booking, company, tripUrl, renderPart }) => ({
    subject: renderPart(isAwaited(booking) ? 'subjectAwaited' : 'subject'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('preview')}
        title={renderPart('title')}
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  expired: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem lại đặt chỗ', href: tripUrl } },
      <>
        <Paragraphs text={renderPart(booking.events.at(-1)?.reason === 'days_closed' ? 'closed' : 'text')} />
        <BookingFacts booking={booking} />
      </>,
    ),

  partly_paid: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Trả phần còn thiếu', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
      </>,
    ),
  part_paid: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem ai đã trả', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
      </>,
    ),
  balance_part_paid: ({ booking, company, tripUrl, renderPart }) => {
    const isAll = booking.balance === 0;
    return {
      subject: renderPart(isAll ? 'subjectAll' : 'subject'),
      body: (
        <MailFrame
          company={company}
          preview={renderPart('preview')}
          title={renderPart(isAll ? 'titleAll' : 'title')}
          action={{ label: 'Xem ai đã trả', href: tripUrl }}
        >
          <Paragraphs text={renderPart(isAll ? 'all' : 'text')} />
          <BookingFacts booking={booking} />
        </MailFrame>
      ),
    };
  },
  parts_refunded: ({ company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Lấy lại liên kết của từng người', href: tripUrl } },
      <Paragraphs text={renderPart('text')} />,
    ),
  passengers_saved: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem đặt chỗ', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Objection at={at} company={company} code={booking.code} />
      </>,
    ),
};

/** Whether a supplier's confirmation is still missing. */
function isAwaited(booking: BookingView): boolean {
  return booking.confirmations.some(({ state }) => state === 'awaited');
}

function sentence(words = 'Đặt chỗ của bạn đã được xác nhận'): string {
  return `${words}.`;
}

/** Whether any item has a date. */
function hasDates(booking: BookingView): boolean {
  return booking.quote.items.some((item) => !item.options.openDated);
}

function _until(booking: BookingView): string {
  return booking.holdExpiresAt ? ` trước ${formatDateTime(booking.holdExpiresAt)}` : '';
}
