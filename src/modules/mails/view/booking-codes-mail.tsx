import { Link, Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** The codes of a mailbox's bookings, for whoever has lost them. */
export function bookingCodesMail({
  bookings,
  company,
}: {
  bookings: { booking: Pick<BookingView, 'code' | 'quote' | 'stateLabel' | 'contact'>; tripUrl: string }[];
  company: MailCompany;
}): Mail {
  const [first] = bookings;
  return {
    subject: 'Mã đặt chỗ của bạn',
    body: (
      <MailFrame
        company={company}
        preview="Các đặt chỗ đã dùng địa chỉ thư này."
        title="Mã đặt chỗ của bạn"
        {...(first && { action: { label: 'Mở đặt chỗ gần nhất', href: first.tripUrl } })}
      >
        <Text style={text}>Chào {first?.booking.contact.fullName},</Text>
        <Text style={text}>Đây là các đặt chỗ gần nhất đã dùng địa chỉ thư này:</Text>
        {bookings.map(({ booking, tripUrl }) => (
          <Text key={booking.code} style={text}>
            <Link href={tripUrl} style={{ fontWeight: 600 }}>
              {booking.code}
            </Link>
            <br />
            {booking.quote.items.map((item) => item.productTitle).join(', ')} · {booking.stateLabel}
          </Text>
        ))}
        <Text style={text}>
          Không phải bạn yêu cầu? Bạn bỏ qua thư này: chỉ ai đọc được hộp thư này mới thấy các mã trên.
        </Text>
      </MailFrame>
    ),
  };
}
