import { BookingFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { Paragraphs } from './paragraphs.tsx';

export type CounterMailTemplate = 'counter_chosen';

/** Asks whoever reads the booking's mail whether they will come to the counter; only then its places are kept for long. */
export const counterMails: Record<CounterMailTemplate, (context: MailContext) => Mail> = {
  counter_chosen: ({ booking, company, counterUrl, say }) =>
    framedMail(
      { company, say, action: { label: 'Xác nhận trả tại văn phòng', href: counterUrl } },
      <>
        <Paragraphs text={say('text')} />
        <Paragraphs text={say('otherwise')} />
        <BookingFacts booking={booking} />
      </>,
    ),
};
