import type { SayPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
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
  return framedMail(
    { company, say, ...(tripUrl && { action: { label: 'Mở đặt chỗ', href: tripUrl } }) },
    <>
      <Paragraphs text={say('text')} />
      <Objection at={at} company={company} code={code} />
    </>,
  );
}
