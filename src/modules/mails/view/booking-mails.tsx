import { Link, Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type AnswerMailTemplate, answerMails } from './answer-mails.tsx';
import { BookingFacts, CancellationFacts, VoucherFacts } from './booking-facts.tsx';
import { type CancellationMailTemplate, cancellationMails } from './cancellation-mails.tsx';
import { type ChangeMailTemplate, changeMails } from './change-mails.tsx';
import { type ChoiceMailTemplate, choiceMails } from './choice-mails.tsx';
import { type CounterMailTemplate, counterMails } from './counter-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { type TripMailTemplate, tripMails } from './trip-mails.tsx';
import { type VoucherMailTemplate, voucherMails } from './voucher-mails.tsx';

export type MailTemplate =
  | 'held'
  | 'confirmed'
  | 'supplier_confirmed'
  | 'expired'
  | 'partly_paid'
  | AnswerMailTemplate
  | CancellationMailTemplate
  | 'passengers_saved'
  | ChoiceMailTemplate
  | ChangeMailTemplate
  | CounterMailTemplate
  | TripMailTemplate
  | VoucherMailTemplate;

const text = { fontSize: 16, lineHeight: '26px' };

/** Every mail that a booking sends: its subject, what it says, and what the guest can do. */
export const bookingMails: Record<MailTemplate, (context: MailContext) => Mail> = {
  ...answerMails,
  ...cancellationMails,
  ...choiceMails,
  ...changeMails,
  ...counterMails,
  ...voucherMails,
  ...tripMails,

  held: ({ booking, company, tripUrl }) => ({
    subject: `Giữ chỗ ${booking.code}: chờ thanh toán`,
    body: (
      <MailFrame
        company={company}
        preview={`Chúng tôi giữ chỗ cho bạn${until(booking)}.`}
        title={`Chào ${booking.contact.fullName}, chúng tôi đang giữ chỗ cho bạn`}
        action={{ label: 'Thanh toán', href: tripUrl }}
      >
        <Text style={text}>
          Số tiền cần trả là {formatVnd(booking.due)}
          {until(booking)}. Quá giờ này, chỗ sẽ tự mở lại cho khách khác và bạn không mất gì.
        </Text>
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),

  confirmed: ({ booking, company, tripUrl, voucherUrl }) => ({
    subject: isAwaited(booking)
      ? `Đã thanh toán đặt chỗ ${booking.code}, chờ xác nhận`
      : `Đã xác nhận đặt chỗ ${booking.code}`,
    body: (
      <MailFrame
        company={company}
        preview={sentence(booking.confirmations[0]?.words)}
        title={
          isAwaited(booking)
            ? `Chào ${booking.contact.fullName}, chúng tôi đã nhận thanh toán của bạn`
            : `Chào ${booking.contact.fullName}, đặt chỗ của bạn đã được xác nhận`
        }
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        {isAwaited(booking) && (
          <Text style={text}>
            Còn nơi cung cấp phải xác nhận, giờ hẹn ghi ở từng dịch vụ bên dưới. Chúng tôi gửi thư cho bạn khi
            họ xác nhận.
          </Text>
        )}
        <Text style={text}>
          {booking.paid > 0 && `Chúng tôi đã nhận ${formatVnd(booking.paid)}. `}
          {hasDates(booking) &&
            `Khi tới nơi, bạn đưa phiếu có mã QR hoặc đọc mã ${booking.code}. Mỗi khách mang theo giấy tờ tùy thân.`}
        </Text>
        {hasDates(booking) && (
          <Text style={text}>
            <Link href={voucherUrl}>Xem phiếu của bạn</Link>. Thư này kèm phiếu dạng PDF và lịch để thêm vào
            điện thoại.
          </Text>
        )}
        <VoucherFacts booking={booking} />
        <BookingFacts booking={booking} />
        <CancellationFacts booking={booking} />
      </MailFrame>
    ),
  }),

  supplier_confirmed: ({ booking, company, tripUrl, voucherUrl }) => ({
    subject: isAwaited(booking)
      ? `Đặt chỗ ${booking.code}: một nơi cung cấp đã xác nhận`
      : `Đã xác nhận đặt chỗ ${booking.code}, có mã của nơi cung cấp`,
    body: (
      <MailFrame
        company={company}
        preview={`Nơi cung cấp đã xác nhận đặt chỗ ${booking.code}.`}
        title={`Chào ${booking.contact.fullName}, nơi cung cấp đã xác nhận`}
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Text style={text}>
          <Link href={voucherUrl}>Phiếu của bạn</Link> nay có mã của họ. Thư này kèm phiếu dạng PDF mới.
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  expired: ({ booking, company, tripUrl }) => ({
    subject: `Giữ chỗ ${booking.code} đã hết hạn`,
    body: (
      <MailFrame
        company={company}
        preview="Chỗ đã mở lại cho khách khác, bạn không mất phí."
        title="Thời gian giữ chỗ đã hết"
        action={{ label: 'Xem lại đặt chỗ', href: tripUrl }}
      >
        <Text style={text}>
          {booking.events.at(-1)?.reason === 'days_closed'
            ? 'Dịch vụ này vừa phải đóng vào ngày bạn chọn nên chỗ không giữ được nữa, bạn không mất phí. Nếu bạn vừa chuyển khoản, bạn được chọn ngày khác hoặc nhận lại đủ số tiền.'
            : 'Chúng tôi chưa nhận được thanh toán nên chỗ đã mở lại, bạn không mất phí. Nếu bạn vừa chuyển khoản, chúng tôi sẽ nhận lại chỗ cho bạn ngay khi tiền tới, hoặc hoàn lại đủ số tiền.'}
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  partly_paid: ({ booking, company, tripUrl }) => ({
    subject: `Đặt chỗ ${booking.code}: còn thiếu ${formatVnd(booking.due)}`,
    body: (
      <MailFrame
        company={company}
        preview={`Chúng tôi đã nhận ${formatVnd(booking.paid)}, còn thiếu ${formatVnd(booking.due)}.`}
        title="Khoản chuyển còn thiếu một phần"
        action={{ label: 'Trả phần còn thiếu', href: tripUrl }}
      >
        <Text style={text}>
          Chúng tôi đã nhận {formatVnd(booking.paid)}. Bạn cần chuyển thêm {formatVnd(booking.due)}
          {until(booking)}. Mã QR mới trên trang đặt chỗ chỉ gồm phần còn thiếu.
        </Text>
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),
  passengers_saved: ({ booking, company, tripUrl, at }) => ({
    subject: `Đặt chỗ ${booking.code}: danh sách hành khách vừa được ghi`,
    body: (
      <MailFrame
        company={company}
        preview="Danh sách hành khách của đặt chỗ vừa được ghi hoặc sửa."
        title="Danh sách hành khách vừa được ghi"
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Text style={{ fontSize: 16, lineHeight: '26px' }}>
          Chào {booking.contact.fullName}, danh sách của đặt chỗ {booking.code} nay có{' '}
          {booking.travellers.length} hành khách. Vì an toàn, thư này không ghi tên và số giấy tờ.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
      </MailFrame>
    ),
  }),
};

/** Whether a supplier of it has still to confirm. */
function isAwaited(booking: BookingView): boolean {
  return booking.confirmations.some(({ state }) => state === 'awaited');
}

function sentence(words = 'Đặt chỗ của bạn đã được xác nhận'): string {
  return `${words}.`;
}

/** Whether anything of it has its day already. */
function hasDates(booking: BookingView): boolean {
  return booking.quote.items.some((item) => !item.options.openDated);
}

function until(booking: BookingView): string {
  return booking.holdExpiresAt ? ` trước ${formatDateTime(booking.holdExpiresAt)}` : '';
}
