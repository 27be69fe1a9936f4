import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts, CancellationFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type AnswerMailTemplate = 'requested' | 'accepted' | 'declined' | 'balance_reminded';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about the supplier's confirmation before payment, and about the balance after a deposit. */
export const answerMails: Record<AnswerMailTemplate, (context: MailContext) => Mail> = {
  requested: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem yêu cầu', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </>,
    ),

  accepted: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Thanh toán', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </>,
    ),

  declined: ({ booking, company, tripUrl, siteUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem yêu cầu', href: tripUrl } },
      <>
        <Text style={text}>{whyDeclined(booking)}</Text>
        <OtherDates booking={booking} siteUrl={siteUrl} />
        <Text style={text}>{refundOfDeclined(booking)}</Text>
        <Paragraphs text={renderPart('text')} />
        <BookingFacts booking={booking} />
      </>,
    ),

  balance_reminded: ({ booking, company, tripUrl, at, renderPart }) => {
    const isOverdue = booking.balanceDueOn !== null && booking.balanceDueOn < dayInVietnam(new Date(at));
    return {
      subject: renderPart('subject'),
      body: (
        <MailFrame
          company={company}
          preview={renderPart(isOverdue ? 'previewOverdue' : 'preview')}
          title={renderPart('title')}
          action={{ label: 'Trả phần còn lại', href: tripUrl }}
        >
          <Paragraphs text={renderPart(isOverdue ? 'textOverdue' : 'text')} />
          <BookingFacts booking={booking} />
          <CancellationFacts booking={booking} />
        </MailFrame>
      ),
    };
  },
};

function whyDeclined({ declined }: BookingView): string {
  if (declined?.note) return `Nhà cung cấp không nhận được yêu cầu này: ${declined.note}.`.replace('..', '.');
  return declined?.isUnanswered
    ? 'Nhà cung cấp không trả lời kịp giờ đã hẹn, nên yêu cầu đã được khép lại.'
    : 'Nhà cung cấp không nhận được yêu cầu này.';
}

/** Alternative days near the wanted ones, by product, each with its page. */
function OtherDates({ booking, siteUrl }: { booking: BookingView; siteUrl: string }) {
  return booking.declined?.otherDates.map(({ kind, productSlug, productTitle, dates }) => (
    <Section key={`${kind} ${productSlug}`} style={{ margin: '0 0 12px' }}>
      <Text style={{ ...text, margin: 0 }}>
        {dates.length > 0
          ? `Ngày gần đó còn nhận: ${dates.map(formatWeekdayDate).join('; ')}. `
          : 'Những ngày gần đó cũng đã kín. '}
        <Link href={`${siteUrl}${getKind(kind).prefix}/${productSlug}.html`}>Xem {productTitle}</Link>
      </Text>
    </Section>
  ));
}

function refundOfDeclined({ refunds }: BookingView): string {
  const [refund] = refunds;
  if (!refund) return 'Chúng tôi chưa nhận khoản tiền nào của bạn cho yêu cầu này.';
  return `Chúng tôi hoàn đủ ${formatVnd(refund.amount)} cho bạn, chậm nhất ngày ${formatDate(refund.promisedOn)}.`;
}
