import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Objection } from './objection.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** Informs of a changed mail address of a booking; `tripUrl` is null for the former mailbox. */
export function contactMail({
  renderPart,
  code,
  company,
  at,
  tripUrl,
}: {
  renderPart: RenderPart;
  code: string;
  company: MailCompany;
  at: string;
  tripUrl: string | null;
}): Mail {
  return framedMail(
    { company, renderPart, ...(tripUrl && { action: { label: 'Mở đặt chỗ', href: tripUrl } }) },
    <>
      <Paragraphs text={renderPart('text')} />
      <Objection at={at} company={company} code={code} />
    </>,
  );
}
