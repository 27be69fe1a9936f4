import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts, CancellationFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type ChangeMailTemplate = 'change_offered' | 'change_ended';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about a change of days or guests that waits for its price difference, and about its outcome. */
export const changeMails: Record<ChangeMailTemplate, (context: MailContext) => Mail> = {
  change_offered: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      {
        ...{ company, action: { label: `Trả ${formatVnd(booking.due)}`, href: tripUrl } },
        renderPart: (part) =>
          renderPart(booking.change?.isAddition && addedParts.has(part) ? `${part}Added` : part),
      },
      <>
        <Paragraphs text={renderPart(booking.change?.isAddition ? 'added' : 'text')} />
        <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
          {booking.change?.items.map(({ position, productTitle, facts }) => (
            <Section key={position}>
              <Text style={{ ...text, fontWeight: 600, margin: 0 }}>{productTitle}</Text>
              {facts.map(({ label, value }) => (
                <Text key={label} style={{ ...text, margin: 0 }}>
                  {label}: {value}
                </Text>
              ))}
            </Section>
          ))}
          <Text style={{ ...text, fontWeight: 600, margin: '8px 0 0' }}>
            Tổng mới: {formatVnd(booking.change?.total ?? booking.total)} (đã gồm thuế phí)
          </Text>
        </Section>
        <Objection at={at} company={company} code={booking.code} />
      </>,
    ),

  change_ended: ({ booking, company, tripUrl, renderPart }) => {
    const wasAddition = booking.events.findLast(isEnd)?.reason === 'addition_ended';
    return framedMail(
      {
        ...{ company, action: { label: 'Xem chuyến đi', href: tripUrl } },
        renderPart: (part) => renderPart(wasAddition && endedParts.has(part) ? `${part}Added` : part),
      },
      <>
        <Paragraphs text={renderPart(wasAddition ? 'added' : 'text')} />
        <BookingFacts booking={booking} />
      </>,
    );
  },
};

/** The parts of the mail of an offer that speak of added services. */
const addedParts = new Set(['subject', 'title']);
/** The same of the mail about its end. */
const endedParts = new Set(['subject', 'preview']);

const isEnd = ({ reason }: { reason: string }) => reason === 'change_ended' || reason === 'addition_ended';

/** The mail about a service that was added, with its voucher. */
export function addedMail({ booking, company, voucherUrl, at, renderPart }: MailContext): Mail {
  return {
    subject: renderPart('subjectAdded'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('previewAdded')}
        title={renderPart('titleAdded')}
        action={{ label: 'Xem phiếu', href: voucherUrl }}
      >
        <Paragraphs text={renderPart('added')} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  };
}

/** The mail about a booking that was changed to other days or guests, with its new vouchers. */
export function changedMail({ booking, company, voucherUrl, at, renderPart }: MailContext): Mail {
  return {
    subject: renderPart('subjectChanged'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('previewChanged')}
        title={renderPart('titleChanged')}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        <Paragraphs text={renderPart('changed')} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  };
}
