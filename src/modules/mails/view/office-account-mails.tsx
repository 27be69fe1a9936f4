import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface OfficeMailContext {
  company: MailCompany;
  /** The words of the mail, by part. */
  say: SayPart;
  url: string;
}

/** Asks somebody to come and work here. */
export function officeAccountMailOfInvitation({ company, say, url }: OfficeMailContext): Mail {
  return {
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Tạo tài khoản', href: url }}
      >
        <Paragraphs text={say('text')} />
        <Paragraphs text={say('link')} />
      </MailFrame>
    ),
  };
}

/** Lets somebody who forgot their password set a new one. */
export function officeAccountMailOfReset({ company, say, url }: OfficeMailContext): Mail {
  return {
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Đặt mật khẩu mới', href: url }}
      >
        <Paragraphs text={say('text')} />
        <Paragraphs text={say('stranger')} />
      </MailFrame>
    ),
  };
}
