import { Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/queries/find-booking.ts';
import type { Mail } from './booking-mails.tsx';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks a guest how the trip was, once, the day after. */
export function reviewMail({
  booking,
  company,
  reviewUrl,
}: {
  booking: BookingView;
  company: MailCompany;
  reviewUrl: string;
}): Mail {
  const titles = [...new Set(booking.quote.items.map((item) => item.productTitle))];
  return {
    subject: `Chuyến đi ${booking.code} của bạn thế nào?`,
    body: (
      <MailFrame
        company={company}
        preview="Vài dòng của bạn giúp người đi sau chọn đúng."
        title={`Chào ${booking.contact.fullName}, chuyến đi của bạn thế nào?`}
        action={{ label: 'Viết đánh giá', href: reviewUrl }}
      >
        <Text style={text}>
          Bạn vừa đi {titles.join(', ')}. Vài dòng của bạn giúp người đi sau chọn đúng.
        </Text>
        <Text style={text}>
          Khen hay chê đều được đăng. Nhân viên chỉ đọc trước để bỏ nội dung xúc phạm, quảng cáo hay thông tin
          riêng của người khác. Chúng tôi không tặng gì cho đánh giá tốt. Liên kết này là của riêng bạn, mở
          trong 90 ngày sau chuyến đi.
        </Text>
      </MailFrame>
    ),
  };
}
