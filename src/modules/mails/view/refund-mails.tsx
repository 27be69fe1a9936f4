import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type RefundMailTemplate =
  | 'refund_approved'
  | 'refund_sent'
  | 'refund_succeeded'
  | 'refund_needs_account'
  | 'refund_late'
  | 'refund_account_given';

type Refund = BookingView['refunds'][number];

export interface RefundMailContext {
  booking: Pick<BookingView, 'code' | 'contact'>;
  refund: Refund;
  company: MailCompany;
  /** The page that follows the booking's refunds, opened by its own pass. */
  refundUrl: string;
  /** When what the mail is about happened, as an ISO instant. */
  at: string;
}

const text = { fontSize: 16, lineHeight: '26px' };

/** What a guest hears about money on its way back, from the order to the last đồng. */
export const refundMails: Record<RefundMailTemplate, (context: RefundMailContext) => Mail> = {
  refund_approved: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: khoản hoàn ${amount(context)} đã được duyệt`,
    body: (
      <Frame {...context} preview="Khoản hoàn của bạn đã được duyệt." title="Khoản hoàn đã được duyệt">
        <Text style={text}>
          Chúng tôi hoàn {amount(context)} cho bạn ({context.refund.causeLabel.toLowerCase()}). Tiền về{' '}
          {where(context.refund)}, chậm nhất ngày {formatDate(context.refund.promisedOn)}.
        </Text>
      </Frame>
    ),
  }),

  refund_sent: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: đã gửi lệnh hoàn ${amount(context)}`,
    body: (
      <Frame {...context} preview="Lệnh hoàn tiền đã được gửi đi." title="Chúng tôi đã gửi lệnh hoàn tiền">
        <Text style={text}>
          Lệnh hoàn {amount(context)} đã gửi đi và bên thanh toán đang xử lý. Tiền về {where(context.refund)},
          chậm nhất ngày {formatDate(context.refund.promisedOn)}. Bạn không cần làm gì thêm.
        </Text>
      </Frame>
    ),
  }),

  refund_succeeded: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: đã hoàn ${amount(context)}`,
    body: (
      <Frame {...context} preview={`${amount(context)} đã được hoàn.`} title="Chúng tôi đã hoàn tiền xong">
        <Text style={text}>
          {amount(context)} đã được hoàn về {where(context.refund)}. Ngân hàng có thể cần thêm thời gian để
          hiện khoản này trong sao kê của bạn.
        </Text>
      </Frame>
    ),
  }),

  refund_needs_account: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: cần số tài khoản để hoàn ${amount(context)}`,
    body: (
      <Frame
        {...context}
        preview="Bạn cho biết số tài khoản nhận tiền hoàn."
        title="Chúng tôi cần số tài khoản của bạn"
        label="Cho biết số tài khoản"
      >
        <Text style={text}>
          Khoản hoàn {amount(context)} không về thẳng cách bạn đã trả được, nên chúng tôi chuyển khoản. Bạn
          bấm nút bên dưới và điền số tài khoản nhận tiền; tiền về trong 1 đến 3 ngày làm việc sau khi gửi
          lệnh.
        </Text>
        <Text style={text}>
          Chúng tôi chỉ hỏi ngân hàng, số tài khoản và tên chủ tài khoản, không bao giờ hỏi mã OTP hay mật
          khẩu.
        </Text>
      </Frame>
    ),
  }),

  refund_account_given: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: ${context.refund.transferFrom ? 'tài khoản nhận tiền hoàn vừa đổi' : 'đã nhận tài khoản nhận tiền hoàn'}`,
    body: (
      <Frame
        {...context}
        preview={`Khoản hoàn ${amount(context)} sẽ về ${where(context.refund)}.`}
        title={
          context.refund.transferFrom
            ? 'Tài khoản nhận tiền hoàn vừa đổi'
            : 'Chúng tôi đã nhận số tài khoản của bạn'
        }
      >
        <Text style={text}>
          Khoản hoàn {amount(context)} sẽ về {where(context.refund)}.
          {context.refund.transferFrom &&
            ` Vì tài khoản vừa đổi, chúng tôi không chuyển tiền trước ${formatDateTime(context.refund.transferFrom)}.`}
        </Text>
        <Objection at={context.at} company={context.company} code={context.booking.code} />
      </Frame>
    ),
  }),

  refund_late: (context) => ({
    subject: `Đặt chỗ ${context.booking.code}: xin lỗi bạn, khoản hoàn về trễ`,
    body: (
      <Frame
        {...context}
        preview="Khoản hoàn của bạn về trễ hơn ngày đã hứa."
        title="Xin lỗi bạn, khoản hoàn về trễ"
      >
        <Text style={text}>
          Chúng tôi hứa hoàn {amount(context)} trước hết ngày {formatDate(context.refund.promisedOn)} nhưng
          chưa xong. Nhân viên vừa nhận thư báo trễ và sẽ hỏi bên thanh toán. Số tiền của bạn vẫn được ghi nợ
          đầy đủ.
        </Text>
        <Text style={text}>
          Bạn cần gấp, gọi {context.company.phone} và đọc mã {context.booking.code}.
        </Text>
      </Frame>
    ),
  }),
};

function Frame({
  company,
  refundUrl,
  booking,
  preview,
  title,
  label = 'Theo dõi hoàn tiền',
  children,
}: RefundMailContext & {
  preview: string;
  title: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <MailFrame company={company} preview={preview} title={title} action={{ label, href: refundUrl }}>
      <Text style={text}>Chào {booking.contact.fullName},</Text>
      {children}
    </MailFrame>
  );
}

function amount({ refund }: { refund: Refund }): string {
  return formatVnd(refund.amount);
}

/** 'Ví MoMo và Tài khoản Vietcombank ****1234', each place once. */
function where({ destinations }: Refund): string {
  const places = [...new Set(destinations.map(({ label }) => label))];
  return places.map((label) => label[0]?.toLowerCase() + label.slice(1)).join(' và ');
}
