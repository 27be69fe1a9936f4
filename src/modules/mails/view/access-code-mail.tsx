import { Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** The code by which whoever reads the booking's mail gets full access to it. The subject is kept, so it tells no code. */
export function accessCodeMail({
  booking,
  company,
  digits,
  until,
  tripUrl,
}: {
  booking: Pick<BookingView, 'code' | 'contact'>;
  company: MailCompany;
  digits: string;
  until: Date;
  tripUrl: string;
}): Mail {
  return {
    subject: `Đặt chỗ ${booking.code}: mã xác nhận của bạn`,
    body: (
      <MailFrame
        company={company}
        preview="Mã 6 số để mở đầy đủ đặt chỗ của bạn."
        title="Mã xác nhận của bạn"
        action={{ label: 'Mở đặt chỗ', href: tripUrl }}
      >
        <Text style={text}>Chào {booking.contact.fullName},</Text>
        <Text style={text}>
          Có người, chắc là bạn, vừa muốn mở đầy đủ đặt chỗ {booking.code}. Bạn nhập mã này vào trang đang mở,
          trước {formatDateTime(until)}:
        </Text>
        <Text style={{ fontSize: 32, lineHeight: '44px', fontWeight: 600, letterSpacing: 6 }}>{digits}</Text>
        <Text style={text}>
          Không phải bạn? Bạn không cần làm gì: không có mã này, người khác không hủy được đặt chỗ đã trả tiền
          và không đổi được tài khoản nhận tiền hoàn. Bạn đừng đọc mã cho ai, kể cả người xưng là nhân viên
          của chúng tôi.
        </Text>
      </MailFrame>
    ),
  };
}
