import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { RefundMailTemplate } from '../texts/refund-mail-texts.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

type Refund = BookingView['refunds'][number];

export interface RefundMailContext {
  booking: Pick<BookingView, 'code' | 'contact'>;
  refund: Refund;
  company: MailCompany;
  /** The page with the status of the booking's refunds, opened by a link token. */
  refundUrl: string;
  /** When the event of the mail happened, as an ISO instant. */
  at: string;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
}

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about a refund, from the order to the last đồng. */
export const refundMails: Record<RefundMailTemplate, (context: RefundMailContext) => Mail> = {
  refund_approved: (context) => ({
    subject: context.renderPart('subject'),
    body: (
      <Frame {...context} preview={context.renderPart('preview')} title={context.renderPart('title')}>
        <Paragraphs text={context.renderPart('text')} />
      </Frame>
    ),
  }),

  refund_sent: (context) => ({
    subject: context.renderPart('subject'),
    body: (
      <Frame {...context} preview={context.renderPart('preview')} title={context.renderPart('title')}>
        <Paragraphs text={context.renderPart('text')} />
      </Frame>
    ),
  }),

  refund_succeeded: (context) => ({
    subject: context.renderPart('subject'),
    body: (
      <Frame {...context} preview={context.renderPart('preview')} title={context.renderPart('title')}>
        <Paragraphs text={context.renderPart('text')} />
      </Frame>
    ),
  }),

  refund_needs_account: (context) => ({
    subject: context.renderPart('subject'),
    body: (
      <Frame
        {...context}
        preview={context.renderPart('preview')}
        title={context.renderPart('title')}
        label="Cho biết số tài khoản"
      >
        <Paragraphs text={context.renderPart('text')} />
        <Paragraphs text={context.renderPart('safe')} />
      </Frame>
    ),
  }),

  refund_account_given: (context) => ({
    subject: context.renderPart(context.refund.transferFrom ? 'subjectChanged' : 'subject'),
    body: (
      <Frame
        {...context}
        preview={context.renderPart('preview')}
        title={context.renderPart(context.refund.transferFrom ? 'titleChanged' : 'title')}
      >
        <Paragraphs text={context.renderPart('text')} />
        {context.refund.transferFrom && (
          <Text style={text}>
            {`Vì tài khoản vừa đổi, chúng tôi không chuyển tiền trước ${formatDateTime(context.refund.transferFrom)}.`}
          </Text>
        )}
        <Objection at={context.at} company={context.company} code={context.booking.code} />
      </Frame>
    ),
  }),

  refund_late: (context) => ({
    subject: context.renderPart('subject'),
    body: (
      <Frame {...context} preview={context.renderPart('preview')} title={context.renderPart('title')}>
        <Paragraphs text={context.renderPart('text')} />
        <Paragraphs text={context.renderPart('call')} />
      </Frame>
    ),
  }),
};

function Frame({
  company,
  refundUrl,
  booking,
  preview,
  title,
  label = 'Theo dõi hoàn tiền',
  children,
}: RefundMailContext & {
  preview: string;
  title: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <MailFrame company={company} preview={preview} title={title} action={{ label, href: refundUrl }}>
      <Text style={text}>Chào {booking.contact.fullName},</Text>
      {children}
    </MailFrame>
  );
}

/** Values of the fills of a refund's mail. */
export function refundValues({
  booking,
  refund,
  company,
}: Pick<RefundMailContext, 'booking' | 'refund' | 'company'>): Record<string, string> {
  return {
    code: booking.code,
    name: booking.contact.fullName,
    company: company.name,
    phone: company.phone,
    amount: formatVnd(refund.amount),
    where: where(refund),
    promisedOn: formatDate(refund.promisedOn),
    cause: refund.causeLabel.toLowerCase(),
  };
}

/** 'Ví MoMo và Tài khoản Vietcombank ****1234', each destination once. */
function where({ destinations }: Refund): string {
  const places = [...new Set(destinations.map(({ label }) => label))];
  return places.map((label) => label[0]?.toLowerCase() + label.slice(1)).join(' và ');
}
