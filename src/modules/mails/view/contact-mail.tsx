import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** Says that a booking is written to at another address; `tripUrl` is null for the mailbox of before. */
export function contactMail({
  say,
  code,
  company,
  at,
  tripUrl,
}: {
  say: SayPart;
  code: string;
  company: MailCompany;
  at: string;
  tripUrl: string | null;
}): Mail {
  return {
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        {...(tripUrl && { action: { label: 'Mở đặt chỗ', href: tripUrl } })}
      >
        <Paragraphs text={say('text')} />
        <Objection at={at} company={company} code={code} />
      </MailFrame>
    ),
  };
}
