import { Text } from '@react-email/text';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** The mail with the access code, which raises access to full. The subject is stored, so it does not contain the code. */
export function accessCodeMail({
  renderPart,
  company,
  digits,
  tripUrl,
}: {
  renderPart: RenderPart;
  company: MailCompany;
  digits: string;
  tripUrl: string;
}): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Mở đặt chỗ', href: tripUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Text style={{ fontSize: 32, lineHeight: '44px', fontWeight: 600, letterSpacing: 6 }}>{digits}</Text>
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}
