import { Link, Text } from '@react-email/components';
import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import { formatDate, formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { BookingFacts } from './booking-facts.tsx';
import { changedMail } from './change-mails.tsx';
import { Choices } from './choices.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type ChoiceMailTemplate =
  | 'payment_late'
  | 'disrupted'
  | 'choice_reminded'
  | 'reopened'
  | 'rebooked'
  | 'credited';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about what cannot take place as agreed: what happened, what a guest can choose, and what was chosen. */
export const choiceMails: Record<ChoiceMailTemplate, (context: MailContext) => Mail> = {
  payment_late: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: tiền tới khi chỗ đã hết`,
    body: (
      <MailFrame
        company={context.company}
        preview="Chúng tôi đã nhận tiền nhưng chỗ không còn. Mời bạn chọn cách xử lý."
        title="Chúng tôi đã nhận tiền, nhưng chỗ vừa hết"
      >
        <Text style={text}>
          {formatVnd(context.booking.paid)} của bạn tới khi chỗ không còn giữ được. Bạn chọn một trong các
          cách dưới đây.
        </Text>
        <Choices {...context} />
        <BookingFacts booking={context.booking} />
      </MailFrame>
    ),
  }),

  disrupted: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: dịch vụ không diễn ra, bạn chọn cách xử lý`,
    body: (
      <MailFrame
        company={context.company}
        preview="Bạn chọn dời ngày, giữ tín dụng hoặc nhận lại tiền."
        title={`Chào ${context.booking.contact.fullName}, rất tiếc, chuyến đi không thể diễn ra như đã hẹn`}
      >
        <Causes choices={context.booking.choices} />
        <Choices {...context} />
        <BookingFacts booking={context.booking} />
      </MailFrame>
    ),
  }),

  choice_reminded: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: còn một ngày để chọn`,
    body: (
      <MailFrame
        company={context.company}
        preview="Nếu bạn không chọn, tiền được hoàn lại đủ."
        title="Bạn chưa chọn cách xử lý đặt chỗ này"
      >
        <Causes choices={context.booking.choices} />
        <Choices {...context} />
      </MailFrame>
    ),
  }),

  reopened: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: chuyến đi diễn ra như đã hẹn`,
    body: (
      <MailFrame
        company={company}
        preview="Ngày đi đã mở lại, đặt chỗ của bạn giữ nguyên."
        title="Ngày đi của bạn đã mở lại"
        action={{ label: 'Xem chuyến đi', href: tripUrl }}
      >
        <Text style={text}>
          Dịch vụ diễn ra như đã hẹn. Bạn không cần làm gì, phiếu đã gửi vẫn dùng được.
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  rebooked: (context) => (isAgreedChange(context) ? changedMail(context) : movedMail(context)),

  credited: ({ booking, company, tripUrl, at }) => ({
    subject: `Đặt chỗ ${booking.code}: mã tín dụng của bạn`,
    body: (
      <MailFrame
        company={company}
        preview="Tiền của bạn được giữ nguyên cho chuyến sau."
        title="Tiền của bạn được giữ cho chuyến sau"
        action={{ label: 'Xem mã tín dụng', href: tripUrl }}
      >
        {booking.credits.map(({ code, rest, validUntil }) => (
          <Text key={code} style={text}>
            Mã <strong>{code}</strong>: {formatVnd(rest)}, dùng đến hết ngày {formatDate(validUntil)}.
          </Text>
        ))}
        <Text style={text}>
          Khi đặt chuyến khác bằng số điện thoại hoặc email này, bạn nhập mã ở bước thanh toán. Mã dùng được
          một lần hoặc nhiều lần cho tới khi hết tiền.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
      </MailFrame>
    ),
  }),
};

/** Other days or guests at the price of those, which is not what a closed day brings: there the price stays. */
function isAgreedChange({ booking: { events } }: MailContext): boolean {
  return events.findLast(({ reason }) => reason === 'rebooked' || reason === 'changed')?.reason === 'changed';
}

function movedMail({ booking, company, tripUrl, voucherUrl, at }: MailContext): Mail {
  return {
    subject: `Đặt chỗ ${booking.code}: đã dời ngày`,
    body: (
      <MailFrame
        company={company}
        preview="Ngày mới đã được giữ cho bạn, giá không đổi."
        title={`Chào ${booking.contact.fullName}, chúng tôi đã dời ngày cho bạn`}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        <Text style={text}>
          Giá giữ như đã thỏa thuận. Phiếu cũ không còn dùng được; phiếu mới đính kèm thư này và có ở trang{' '}
          <Link href={tripUrl}>chuyến đi của bạn</Link>.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  };
}

function Causes({ choices }: { choices: ChoiceView | null }) {
  return choices?.causes.map(({ title, reasonLabel, note, fromOn, toOn }) => (
    <Text key={`${title} ${fromOn}`} style={text}>
      {title} ngừng phục vụ ngày {formatRange(fromOn, toOn)} {reasonLabel}. {note}
    </Text>
  ));
}
