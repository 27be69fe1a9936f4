import type { SayPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface AccountMailContext {
  company: MailCompany;
  /** The words of the mail, by part. */
  say: SayPart;
  url: string;
}

/** Asks a mailbox whether it was its owner who wants an account. */
export const guestAccountMailOfRegistration = (context: AccountMailContext): Mail =>
  accountMail(context, 'Xác nhận email');

/** Tells the owner of an account that somebody wants one under its address. */
export const guestAccountMailOfKnownAddress = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đăng nhập');

/** Lets a guest who forgot their password set a new one. */
export const guestAccountMailOfReset = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đặt mật khẩu mới');

/** Tells the owner of an account that a way into it changed. */
export const guestAccountMailOfSecurity = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đặt mật khẩu mới');

/** Asks somebody to join the firm of a guest. */
export const guestAccountMailOfFirmInvitation = (context: AccountMailContext): Mail =>
  accountMail(context, 'Xem lời mời');

/** Asks a manager whether what was booked for their firm may be paid. */
export const guestAccountMailOfFirmApproval = (context: AccountMailContext): Mail =>
  accountMail(context, 'Mở trang công ty');

/** Tells a firm's managers what staff wrote down as the answer of one of them. */
export const guestAccountMailOfWrittenApproval = ({
  company,
  say,
  url,
  isApproved,
}: AccountMailContext & { isApproved: boolean }): Mail =>
  framedMail(
    { company, say, action: { label: 'Mở trang công ty', href: url } },
    <>
      <Paragraphs text={say(isApproved ? 'text' : 'textRefused')} />
      <Paragraphs text={say('stranger')} />
    </>,
  );

function accountMail({ company, say, url }: AccountMailContext, label: string): Mail {
  return framedMail(
    { company, say, action: { label, href: url } },
    <>
      <Paragraphs text={say('text')} />
      <Paragraphs text={say('stranger')} />
    </>,
  );
}

/** Tells a guest that points of theirs run out. */
export function guestAccountMailOfExpiringPoints({ company, say, url }: AccountMailContext): Mail {
  return framedMail(
    { company, say, action: { label: 'Xem điểm của tôi', href: url } },
    <Paragraphs text={say('text')} />,
  );
}

/** Asks the owner of a mailbox whether an account's mail is to be changed: from theirs, or to theirs. */
export function guestAccountMailOfEmailChange({
  company,
  say,
  side,
  url,
}: AccountMailContext & { side: 'old' | 'new' }): Mail {
  const isOld = side === 'old';
  return {
    subject: say(isOld ? 'subjectOld' : 'subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say(isOld ? 'titleOld' : 'title')}
        action={{ label: isOld ? 'Đồng ý đổi' : 'Xác nhận địa chỉ này', href: url }}
      >
        <Paragraphs text={say(isOld ? 'textOld' : 'text')} />
        <Paragraphs text={say(isOld ? 'strangerOld' : 'stranger')} />
      </MailFrame>
    ),
  };
}
