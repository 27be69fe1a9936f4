import { Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type TripMailTemplate = 'late_acknowledged' | 'no_show' | 'item_cancelled' | 'message_answered';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about what happens on the way, and about a part of a trip. */
export const tripMails: Record<TripMailTemplate, (context: MailContext) => Mail> = {
  late_acknowledged: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: nơi đến đã biết bạn đến muộn`,
    body: (
      <MailFrame
        company={company}
        preview="Nơi đến đã biết giờ bạn tới."
        title="Nơi đến đã biết bạn đến muộn"
        action={{ label: 'Xem chuyến đi', href: tripUrl }}
      >
        {booking.arrivals
          .filter(({ kind, acknowledgedAt }) => kind === 'late' && acknowledgedAt)
          .map(({ id, position, arrivesAt }) => (
            <Text key={id} style={text}>
              {titleOf(booking, position)}: bạn tới khoảng {formatDateTime(arrivesAt ?? '')}.
            </Text>
          ))}
      </MailFrame>
    ),
  }),

  no_show: ({ booking, company, tripUrl, at }) => {
    const missed = booking.arrivals.filter(({ kind }) => kind === 'no_show');
    const title = missed.length > 0 ? 'Ghi nhận bạn không đến' : 'Đã rút ghi nhận bạn không đến';
    return {
      subject: `Đặt chỗ ${booking.code}: ${title.toLowerCase()}`,
      body: (
        <MailFrame
          company={company}
          preview={title}
          title={title}
          action={{ label: 'Xem chuyến đi', href: tripUrl }}
        >
          {missed.map(({ id, position, keptVnd }) => (
            <Text key={id} style={text}>
              {titleOf(booking, position)}: theo điều kiện bạn đã mua, giữ lại {formatVnd(keptVnd ?? 0)}.
            </Text>
          ))}
          <Text style={text}>
            Nếu không đúng, bạn nhắn cho chúng tôi ở trang chuyến đi, hoặc gọi {company.phone} và đọc mã{' '}
            {booking.code}.
          </Text>
          <Text style={text}>Ghi lúc {formatDateTime(at)}.</Text>
        </MailFrame>
      ),
    };
  },

  item_cancelled: ({ booking, company, tripUrl, at }) => ({
    subject: `Đặt chỗ ${booking.code}: đã hủy một dịch vụ`,
    body: (
      <MailFrame
        company={company}
        preview="Một dịch vụ đã hủy, các dịch vụ khác giữ nguyên."
        title="Một dịch vụ của bạn đã hủy"
        action={{ label: 'Xem chuyến đi', href: tripUrl }}
      >
        {booking.quote.items
          .filter(({ ended }) => ended === 'cancelled')
          .map(({ productTitle, keptVnd = 0 }, index) => (
            <Text key={index} style={text}>
              {productTitle}: đã hủy, {keptVnd > 0 ? `phí hủy ${formatVnd(keptVnd)}` : 'không mất phí'}.
            </Text>
          ))}
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  message_answered: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: có lời nhắn cho bạn`,
    body: (
      <MailFrame
        company={company}
        preview="Chúng tôi vừa trả lời lời nhắn của bạn."
        title="Chúng tôi vừa trả lời bạn"
        action={{ label: 'Đọc lời nhắn', href: tripUrl.replace('?', '/loi-nhan?') }}
      >
        <Text style={text}>
          Chào {booking.contact.fullName}, lời nhắn nằm ở trang chuyến đi của bạn. Vì riêng tư, thư này không
          ghi nội dung.
        </Text>
      </MailFrame>
    ),
  }),
};

function titleOf({ quote }: BookingView, position: number): string {
  return quote.items[position]?.productTitle ?? '';
}
