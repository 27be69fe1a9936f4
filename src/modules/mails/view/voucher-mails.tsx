import { Link, Text } from '@react-email/components';
import { BookingFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type VoucherMailTemplate = 'voucher_reissued' | 'voucher_voided';

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about a single voucher that staff issued anew or took back. */
export const voucherMails: Record<VoucherMailTemplate, (context: MailContext) => Mail> = {
  voucher_reissued: ({ booking, company, tripUrl, voucherUrl, voucherCode, at }) => ({
    subject: `Phiếu ${voucherCode} đã được cấp lại`,
    body: (
      <MailFrame
        company={company}
        preview="Phiếu mới đính kèm thư này, phiếu cũ không còn dùng được."
        title={`Chào ${booking.contact.fullName}, đây là phiếu mới của bạn`}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        <Text style={text}>
          Chúng tôi vừa cấp lại phiếu {voucherCode}. Mã QR cũ bị từ chối từ bây giờ; phiếu mới đính kèm thư
          này và có ở trang <Link href={tripUrl}>chuyến đi của bạn</Link>. Đặt chỗ không đổi gì khác.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  voucher_voided: ({ booking, company, tripUrl, voucherCode, at }) => ({
    subject: `Phiếu ${voucherCode} không còn dùng được`,
    body: (
      <MailFrame
        company={company}
        preview={`Nơi đón khách sẽ từ chối phiếu ${voucherCode}.`}
        title={`Chào ${booking.contact.fullName}, phiếu ${voucherCode} vừa được hủy`}
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Text style={text}>
          Nơi đón khách sẽ từ chối phiếu này, mong bạn đừng dùng bản đã lưu hay đã in. Đặt chỗ và số tiền bạn
          đã trả vẫn nguyên. Bạn chưa nghe chúng tôi giải thích, hoặc cần phiếu mới: gọi {company.phone}.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
      </MailFrame>
    ),
  }),
};
