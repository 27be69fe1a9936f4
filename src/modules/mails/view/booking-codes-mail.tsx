import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** The codes of a mailbox's bookings, for a guest who has lost them. */
export function bookingCodesMail({
  renderPart,
  bookings,
  company,
}: {
  renderPart: RenderPart;
  bookings: { booking: Pick<BookingView, 'code' | 'quote' | 'stateLabel'>; tripUrl: string }[];
  company: MailCompany;
}): Mail {
  const [first] = bookings;
  return framedMail(
    { company, renderPart, ...(first && { action: { label: 'Mở đặt chỗ gần nhất', href: first.tripUrl } }) },
    <>
      <Paragraphs text={renderPart('text')} />
      {bookings.map(({ booking, tripUrl }) => (
        <Text key={booking.code} style={text}>
          <Link href={tripUrl} style={{ fontWeight: 600 }}>
            {booking.code}
          </Link>
          <br />
          {booking.quote.items.map((item) => item.productTitle).join(', ')} · {booking.stateLabel}
        </Text>
      ))}
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}
