import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface OfficeMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  say: RenderPart;
  url: string;
}

/** Invites somebody to become staff. */
export function officeAccountMailOfInvitation({ company, say, url }: OfficeMailContext): Mail {
  return framedMail(
    { company, say, action: { label: 'Tạo tài khoản', href: url } },
    <>
      <Paragraphs text={say('text')} />
      <Paragraphs text={say('link')} />
    </>,
  );
}

/** Reset link for a member of staff who forgot their password. */
export function officeAccountMailOfReset({ company, say, url }: OfficeMailContext): Mail {
  return framedMail(
    { company, say, action: { label: 'Đặt mật khẩu mới', href: url } },
    <>
      <Paragraphs text={say('text')} />
      <Paragraphs text={say('stranger')} />
    </>,
  );
}
