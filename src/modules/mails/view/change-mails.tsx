import { Link, Section, Text } from '@react-email/components';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts, CancellationFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type ChangeMailTemplate = 'change_offered' | 'change_ended';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about other days or guests that wait for their difference, and what became of them. */
export const changeMails: Record<ChangeMailTemplate, (context: MailContext) => Mail> = {
  change_offered: ({ booking, company, tripUrl, at }) => ({
    subject: `Đặt chỗ ${booking.code}: trả ${formatVnd(booking.due)} để đổi`,
    body: (
      <MailFrame
        company={company}
        preview={`Chỗ mới được giữ đến ${formatDateTime(booking.change?.until ?? at)}.`}
        title={`Chào ${booking.contact.fullName}, chỗ mới đang được giữ cho bạn`}
        action={{ label: `Trả ${formatVnd(booking.due)}`, href: tripUrl }}
      >
        <Text style={text}>
          Phần chênh lệch là {formatVnd(booking.due)}, trả trước{' '}
          <strong>{formatDateTime(booking.change?.until ?? at)}</strong>. Tiền tới thì đặt chỗ đổi theo dưới
          đây và bạn nhận phiếu mới. Chưa trả thì đặt chỗ cũ vẫn nguyên giá trị.
        </Text>
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
      </MailFrame>
    ),
  }),

  change_ended: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: không đổi, giữ nguyên như cũ`,
    body: (
      <MailFrame
        company={company}
        preview="Đặt chỗ cũ của bạn vẫn nguyên giá trị."
        title="Đặt chỗ của bạn giữ nguyên như cũ"
        action={{ label: 'Xem chuyến đi', href: tripUrl }}
      >
        <Text style={text}>
          Phần chênh lệch chưa trả nên lần đổi này dừng lại, chỗ mới đã mở lại cho khách khác. Đặt chỗ cũ và
          phiếu đã gửi vẫn dùng được; khoản đã trả thêm để đổi, nếu có, được hoàn lại.
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),
};

/** The mail of a booking that is now for other days or guests, with its new vouchers. */
export function changedMail({ booking, company, tripUrl, voucherUrl, at }: MailContext): Mail {
  return {
    subject: `Đặt chỗ ${booking.code}: đã đổi`,
    body: (
      <MailFrame
        company={company}
        preview="Đặt chỗ đã đổi ngày hoặc số khách, phiếu mới đính kèm thư này."
        title={`Chào ${booking.contact.fullName}, đặt chỗ của bạn đã đổi`}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        <Text style={text}>
          Bạn đi theo thông tin dưới đây. Phiếu cũ không còn dùng được; phiếu mới đính kèm thư này và có ở
          trang <Link href={tripUrl}>chuyến đi của bạn</Link>.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  };
}
