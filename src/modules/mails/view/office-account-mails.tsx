import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface OfficeMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  url: string;
}

/** Invites somebody to become staff. */
export function officeAccountMailOfInvitation({ company, renderPart, url }: OfficeMailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Tạo tài khoản', href: url } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Paragraphs text={renderPart('link')} />
    </>,
  );
}

/** Reset link for a member of staff who forgot their password. */
export function officeAccountMailOfReset({ company, renderPart, url }: OfficeMailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Đặt mật khẩu mới', href: url } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}
