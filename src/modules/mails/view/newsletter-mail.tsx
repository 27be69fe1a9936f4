import { Text } from '@react-email/text';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** Asks an address to confirm the newsletter. */
export function newsletterMail({
  renderPart,
  company,
  consent,
  confirmUrl,
}: {
  renderPart: RenderPart;
  company: MailCompany;
  /** The consent text, verbatim. */
  consent: string;
  confirmUrl: string;
}): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xác nhận nhận bản tin', href: confirmUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Text style={{ fontSize: 16, lineHeight: '26px', fontStyle: 'italic' }}>{consent}</Text>
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}
