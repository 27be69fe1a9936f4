import { BookingFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type VoucherMailTemplate = 'voucher_reissued' | 'voucher_voided';

/** Mails about a single voucher that staff reissued or revoked. */
export const voucherMails: Record<VoucherMailTemplate, (context: MailContext) => Mail> = {
  voucher_reissued: ({ booking, company, voucherUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem phiếu mới', href: voucherUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </>,
    ),

  voucher_voided: ({ booking, company, tripUrl, at, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem đặt chỗ', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Objection at={at} company={company} code={booking.code} />
      </>,
    ),
};
