import { BookingFacts } from './booking-facts.tsx';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type CounterMailTemplate = 'counter_chosen';

/** Asks whoever reads the booking's mail whether they will come to the counter; only then its places are kept for long. */
export const counterMails: Record<CounterMailTemplate, (context: MailContext) => Mail> = {
  counter_chosen: ({ booking, company, counterUrl, say }) => ({
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Xác nhận trả tại văn phòng', href: counterUrl }}
      >
        <Paragraphs text={say('text')} />
        <Paragraphs text={say('otherwise')} />
        <BookingFacts booking={booking} />
      </MailFrame>
    ),
  }),
};
