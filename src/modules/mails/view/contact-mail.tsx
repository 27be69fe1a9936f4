import { Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { maskEmail } from '#platform/vietnamese/mask.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

/** Says that a booking is written to at another address; `tripUrl` is null for the mailbox of before. */
export function contactMail({
  booking: { code, contact },
  company,
  at,
  tripUrl,
}: {
  booking: Pick<BookingView, 'code' | 'contact'>;
  company: MailCompany;
  at: string;
  tripUrl: string | null;
}): Mail {
  return {
    subject: `Đặt chỗ ${code}: địa chỉ thư vừa đổi`,
    body: (
      <MailFrame
        company={company}
        preview="Địa chỉ thư của đặt chỗ vừa đổi."
        title="Địa chỉ thư của đặt chỗ vừa đổi"
        {...(tripUrl && { action: { label: 'Mở đặt chỗ', href: tripUrl } })}
      >
        <Text style={{ fontSize: 16, lineHeight: '26px' }}>
          Từ nay thư về đặt chỗ {code} gửi đến {maskEmail(contact.email)}. Các liên kết trong thư trước không
          còn mở được đặt chỗ.
        </Text>
        <Objection at={at} company={company} code={code} />
      </MailFrame>
    ),
  };
}
