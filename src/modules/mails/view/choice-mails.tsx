import { Text } from '@react-email/text';
import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import { addedMail, changedMail } from './change-mails.tsx';
import { Choices } from './choices.tsx';
import { Crews } from './crews.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type ChoiceMailTemplate =
  | 'payment_late'
  | 'disrupted'
  | 'choice_reminded'
  | 'reopened'
  | 'rebooked'
  | 'credited';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about disruptions: what happened, the guest's choices, and the choice made. */
export const choiceMails: Record<ChoiceMailTemplate, (context: MailContext) => Mail> = {
  payment_late: (context) =>
    framedMail(
      context,
      <>
        <Paragraphs text={context.renderPart('text')} />
        <Choices {...context} />
        <BookingFacts booking={context.booking} />
      </>,
    ),

  disrupted: (context) => ({
    subject: context.renderPart(isMoved(context) ? 'subjectMoved' : 'subject'),
    body: (
      <MailFrame
        company={context.company}
        preview={context.renderPart(isMoved(context) ? 'previewMoved' : 'preview')}
        title={context.renderPart(isMoved(context) ? 'titleMoved' : 'title')}
      >
        <Causes choices={context.booking.choices} />
        {isMoved(context) && <Crews {...context} />}
        <Paragraphs text={context.renderPart('text')} />
        <Choices {...context} />
        <BookingFacts booking={context.booking} />
      </MailFrame>
    ),
  }),

  choice_reminded: (context) =>
    framedMail(
      context,
      <>
        <Causes choices={context.booking.choices} />
        <Choices {...context} />
      </>,
    ),

  reopened: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem chuyến đi', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
      </>,
    ),

  rebooked: (context) => rebookedMails[lastChangeOf(context)](context),

  credited: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem mã tín dụng', href: tripUrl } },
      <>
        {booking.credits.map(({ code, rest, validUntil }) => (
          <Text key={code} style={text}>
            Mã <strong>{code}</strong>: {formatVnd(rest)}, dùng đến hết ngày {formatDate(validUntil)}.
          </Text>
        ))}
        <Paragraphs text={renderPart('text')} />
        <Objection at={at} company={company} code={booking.code} />
      </>,
    ),
};

/** Staff have moved it to a day on which its inventory is held. */
const isMoved = ({ booking }: MailContext) => Boolean(booking.choices?.proposedOn);

/**
 * After a closing, another day is given at the agreed price; a change of days or guests is charged at their price, and another
 * product is one that staff chose.
 */
const rebookedMails = {
  rebooked: movedMail,
  changed: changedMail,
  moved: otherProductMail,
  service_added: addedMail,
};

function lastChangeOf({ booking: { events } }: MailContext): keyof typeof rebookedMails {
  const isChange = (reason: string): reason is keyof typeof rebookedMails =>
    Object.hasOwn(rebookedMails, reason);
  return events.map(({ reason }) => reason).findLast(isChange) ?? 'rebooked';
}

function otherProductMail({ booking, company, voucherUrl, at, renderPart }: MailContext): Mail {
  const last = booking.moves.at(-1);
  return {
    subject: renderPart('subjectMoved'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('previewMoved')}
        title={renderPart('titleMoved')}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        {last && (
          <Text style={text}>
            {last.from} được thay bằng <strong>{last.to}</strong>. {last.note}
          </Text>
        )}
        <Paragraphs text={renderPart('moved')} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  };
}

function movedMail({ booking, company, voucherUrl, at, renderPart }: MailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xem phiếu mới', href: voucherUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Objection at={at} company={company} code={booking.code} />
      <BookingFacts booking={booking} />
    </>,
  );
}

function Causes({ choices }: { choices: ChoiceView | null }) {
  return choices?.causes.map((cause) => (
    <Text key={`${cause.title} ${cause.fromOn}`} style={text}>
      {cause.words}. {cause.note}
    </Text>
  ));
}
