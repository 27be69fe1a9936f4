import { Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks a guest how the trip was, once, the day after. */
export function reviewMail({
  booking,
  company,
  reviewUrl,
  titles,
}: {
  booking: BookingView;
  company: MailCompany;
  reviewUrl: string;
  /** Of the products that they were at. */
  titles: readonly string[];
}): Mail {
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
          Bạn vừa đi {[...new Set(titles)].join(', ')}. Vài dòng của bạn giúp người đi sau chọn đúng.
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

/** Tells the author of a review that is not shown which public rule it is about, and how to object. */
export function rejectionMail({
  booking,
  company,
  review,
  reason,
  rulesUrl,
}: {
  booking: BookingView;
  company: MailCompany;
  review: { title: string; product: string };
  reason: string;
  rulesUrl: string;
}): Mail {
  return {
    subject: `Đánh giá của bạn về ${review.product} không được đăng`,
    body: (
      <MailFrame
        company={company}
        preview={`Lý do: ${reason}.`}
        title={`Chào ${booking.contact.fullName}, đánh giá của bạn không được đăng`}
        action={{ label: 'Đọc quy chế đánh giá', href: rulesUrl }}
      >
        <Text style={text}>
          Đánh giá “{review.title}” về {review.product} không hiện trên trang. Lý do: {reason}.
        </Text>
        <Text style={text}>
          Bạn thấy chưa đúng, trả lời thư này hoặc viết tới {company.customerEmail}, kèm mã đặt chỗ{' '}
          {booking.code}. Nhân viên đọc lại, và đăng nếu bài không phạm quy chế.
        </Text>
      </MailFrame>
    ),
  };
}
