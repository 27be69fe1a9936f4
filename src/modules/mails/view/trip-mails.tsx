import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import { Crews } from './crews.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type TripMailTemplate =
  | 'regrouped'
  | 'late_acknowledged'
  | 'no_show'
  | 'item_cancelled'
  | 'message_answered';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about events during a trip, and about a part of a trip. */
export const tripMails: Record<TripMailTemplate, (context: MailContext) => Mail> = {
  regrouped: (context) =>
    framedMail(
      { ...context, action: { label: 'Xem chuyến đi', href: context.tripUrl } },
      <>
        <Paragraphs text={context.renderPart('text')} />
        <Crews {...context} />
        <BookingFacts booking={context.booking} />
      </>,
    ),

  late_acknowledged: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem chuyến đi', href: tripUrl } },
      booking.arrivals
        .filter(({ kind, acknowledgedAt }) => kind === 'late' && acknowledgedAt)
        .map(({ id, position, arrivesAt }) => (
          <Text key={id} style={text}>
            {titleOf(booking, position)}: bạn tới khoảng {formatDateTime(arrivesAt ?? '')}.
          </Text>
        )),
    ),

  no_show: ({ booking, company, tripUrl, at, renderPart }) => {
    const missed = booking.arrivals.filter(({ kind }) => kind === 'no_show');
    const title = renderPart(missed.length > 0 ? 'title' : 'titleTakenBack');
    return {
      subject: renderPart(missed.length > 0 ? 'subject' : 'subjectTakenBack'),
      body: (
        <MailFrame
          company={company}
          preview={title}
          title={title}
          action={{ label: 'Xem chuyến đi', href: tripUrl }}
        >
          {missed.map(({ id, position, keptVnd }) => (
            <Text key={id} style={text}>
              {titleOf(booking, position)}: theo điều kiện bạn đã mua,{' '}
              {keptVnd ? `giữ lại ${formatVnd(keptVnd)}` : 'không giữ lại khoản nào'}.
            </Text>
          ))}
          <Paragraphs text={renderPart('text')} />
          <Text style={text}>Ghi lúc {formatDateTime(at)}.</Text>
        </MailFrame>
      ),
    };
  },

  item_cancelled: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem chuyến đi', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        {booking.quote.items
          .filter(({ ended }) => ended === 'cancelled')
          .map(({ productTitle, keptVnd = 0 }, index) => (
            <Text key={index} style={text}>
              {productTitle}: đã hủy, {keptVnd > 0 ? `phí hủy ${formatVnd(keptVnd)}` : 'không mất phí'}.
            </Text>
          ))}
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </>,
    ),

  message_answered: ({ company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Đọc lời nhắn', href: tripUrl.replace('?', '/loi-nhan?') } },
      <Paragraphs text={renderPart('text')} />,
    ),
};

function titleOf({ quote }: BookingView, position: number): string {
  return quote.items[position]?.productTitle ?? '';
}
