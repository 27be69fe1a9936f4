import { Link, Section, Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { formatDate, formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts, CancellationFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';

export type AnswerMailTemplate = 'requested' | 'accepted' | 'declined' | 'balance_reminded';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about what the supplier must confirm first, and about what is left to pay after a deposit. */
export const answerMails: Record<AnswerMailTemplate, (context: MailContext) => Mail> = {
  requested: ({ booking, company, tripUrl }) => ({
    subject: `Đã nhận yêu cầu đặt chỗ ${booking.code}`,
    body: (
      <MailFrame
        company={company}
        preview="Chúng tôi đang hỏi nhà cung cấp, bạn chưa cần trả tiền."
        title={`Chào ${booking.contact.fullName}, chúng tôi đã nhận yêu cầu của bạn`}
        action={{ label: 'Xem yêu cầu', href: tripUrl }}
      >
        <Text style={text}>
          Dịch vụ này cần nhà cung cấp xác nhận còn chỗ. Chúng tôi trả lời bạn
          {booking.answerBy ? ` trước ${formatDateTime(booking.answerBy)}` : ' sớm'}. Bạn chưa cần trả tiền,
          và có thể hủy yêu cầu bất cứ lúc nào.
        </Text>
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),

  accepted: ({ booking, company, tripUrl }) => ({
    subject: `Yêu cầu ${booking.code} đã được nhận: chờ thanh toán`,
    body: (
      <MailFrame
        company={company}
        preview="Nhà cung cấp đã xác nhận còn chỗ."
        title={`Chào ${booking.contact.fullName}, nhà cung cấp đã xác nhận còn chỗ`}
        action={{ label: 'Thanh toán', href: tripUrl }}
      >
        <Text style={text}>
          Chúng tôi giữ chỗ cho bạn
          {booking.holdExpiresAt ? ` đến ${formatDateTime(booking.holdExpiresAt)}` : ''}. Số tiền cần trả là{' '}
          {formatVnd(booking.due)}. Quá giờ này, chỗ sẽ mở lại cho khách khác và bạn không mất gì.
        </Text>
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),

  declined: ({ booking, company, tripUrl, siteUrl }) => ({
    subject: `Chưa nhận được yêu cầu ${booking.code}`,
    body: (
      <MailFrame
        company={company}
        preview="Bạn xem những ngày khác còn chỗ trong thư này."
        title={`Chào ${booking.contact.fullName}, chúng tôi chưa giữ được chỗ cho bạn`}
        action={{ label: 'Xem yêu cầu', href: tripUrl }}
      >
        <Text style={text}>{whyDeclined(booking)}</Text>
        <OtherDates booking={booking} siteUrl={siteUrl} />
        <Text style={text}>{refundOfDeclined(booking)}</Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  balance_reminded: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: còn ${formatVnd(booking.balance)} cần trả`,
    body: (
      <MailFrame
        company={company}
        preview={`Còn ${formatVnd(booking.balance)}${dueOn(booking)}.`}
        title={`Chào ${booking.contact.fullName}, chuyến đi của bạn sắp tới`}
        action={{ label: 'Trả phần còn lại', href: tripUrl }}
      >
        <Text style={text}>
          Bạn đã trả {formatVnd(booking.paid)}. Phần còn lại là {formatVnd(booking.balance)}
          {dueOn(booking)}. Nếu cần thêm thời gian, bạn gọi cho chúng tôi trước ngày này.
        </Text>
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),
};

function whyDeclined({ declined }: BookingView): string {
  if (declined?.note) return `Nhà cung cấp không nhận được yêu cầu này: ${declined.note}.`.replace('..', '.');
  return declined?.isUnanswered
    ? 'Nhà cung cấp không trả lời kịp giờ đã hẹn, nên yêu cầu đã được khép lại.'
    : 'Nhà cung cấp không nhận được yêu cầu này.';
}

/** Days near the wanted ones, product by product, each with its page. */
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

function dueOn({ balanceDueOn }: BookingView): string {
  return balanceDueOn ? `, trả trước hết ngày ${formatDate(balanceDueOn)}` : '';
}
