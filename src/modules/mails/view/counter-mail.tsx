import { Text } from '@react-email/components';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';

export type CounterMailTemplate = 'counter_chosen';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks whoever reads the booking's mail whether they will come to the counter; only then its places are kept for long. */
export const counterMails: Record<CounterMailTemplate, (context: MailContext) => Mail> = {
  counter_chosen: ({ booking, company, counterUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: xác nhận trả tại văn phòng`,
    body: (
      <MailFrame
        company={company}
        preview="Bạn xác nhận để chúng tôi giữ chỗ lâu hơn."
        title={`Chào ${booking.contact.fullName}, bạn sẽ trả tại văn phòng?`}
        action={{ label: 'Xác nhận trả tại văn phòng', href: counterUrl }}
      >
        <Text style={text}>
          Chỗ đang được giữ
          {booking.holdExpiresAt && ` đến ${formatDateTime(booking.holdExpiresAt)}`}. Bạn xác nhận trước giờ
          này, chúng tôi giữ tiếp 24 giờ để bạn tới trả {formatVnd(booking.due)}, hoặc 4 giờ khi còn dưới 72
          giờ là tới ngày đi.
        </Text>
        <Text style={text}>
          Không xác nhận, chỗ tự mở lại cho khách khác và bạn không mất gì. Nếu bạn không đặt chỗ này, bạn bỏ
          qua thư này.
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),
};
