import { Link, Section, Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };
const scores = Array.from({ length: 10 }, (_, index) => index + 1);
/** Wide enough for a thumb; five stand in a row on a phone. */
const tap = {
  display: 'inline-block',
  width: 44,
  margin: '0 6px 8px 0',
  border: '1px solid #9db3af',
  borderRadius: 10,
  color: '#12312e',
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '44px',
  textAlign: 'center' as const,
  textDecoration: 'none',
};

/**
 * Asks a guest how the trip was, once, the day after. A score is one tap: its link opens the form with the score chosen,
 * and nothing is written before the guest sends it.
 */
export function reviewMail({
  booking,
  company,
  reviewUrl,
  items,
}: {
  booking: BookingView;
  company: MailCompany;
  reviewUrl: string;
  /** The products that they were at, each once. */
  items: readonly { productId: number; productTitle: string }[];
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
          Bạn vừa đi {items.map(({ productTitle }) => productTitle).join(', ')}. Vài dòng của bạn giúp người
          đi sau chọn đúng.
        </Text>
        {items.map(({ productId, productTitle }) => (
          <Section key={productId} style={{ margin: '16px 0' }}>
            <Text style={{ ...text, margin: '0 0 8px', fontWeight: 600 }}>
              Bạn chấm {productTitle} mấy điểm?
            </Text>
            {scores.map((score) => (
              <Link
                key={score}
                href={`${reviewUrl}?dich-vu=${productId}&diem=${score}`}
                aria-label={`${score} trên 10 điểm`}
                style={tap}
              >
                {score}
              </Link>
            ))}
            <Text style={{ ...text, fontSize: 14, margin: 0 }}>
              1 là rất tệ, 10 là không còn gì để chê. Bạn xem lại rồi mới gửi.
            </Text>
          </Section>
        ))}
        <Text style={text}>
          Khen hay chê đều được đăng. Nhân viên chỉ đọc trước để bỏ nội dung xúc phạm, quảng cáo hay thông tin
          riêng của người khác. Chúng tôi không tặng gì cho đánh giá tốt. Liên kết này là của riêng bạn, mở
          trong 90 ngày sau chuyến đi.
        </Text>
      </MailFrame>
    ),
  };
}
