import { BookingFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type VoucherMailTemplate = 'voucher_reissued' | 'voucher_voided';

/** Mails about a single voucher that staff issued anew or took back. */
export const voucherMails: Record<VoucherMailTemplate, (context: MailContext) => Mail> = {
  voucher_reissued: ({ booking, company, voucherUrl, at, say }) => ({
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Xem phiếu mới', href: voucherUrl }}
      >
        <Paragraphs text={say('text')} />
        <Objection at={at} company={company} code={booking.code} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),

  voucher_voided: ({ booking, company, tripUrl, at, say }) => ({
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Paragraphs text={say('text')} />
        <Objection at={at} company={company} code={booking.code} />
      </MailFrame>
    ),
  }),
};
