import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface AccountMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  url: string;
}

/** Asks a mailbox to confirm the registration of an account. */
export const guestAccountMailOfRegistration = (context: AccountMailContext): Mail =>
  accountMail(context, 'Xác nhận email');

/** Informs an account's owner that somebody tried to register with its address. */
export const guestAccountMailOfKnownAddress = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đăng nhập');

/** Reset link for a guest who forgot their password. */
export const guestAccountMailOfReset = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đặt mật khẩu mới');

/** Informs an account's owner of a changed sign-in method. */
export const guestAccountMailOfSecurity = (context: AccountMailContext): Mail =>
  accountMail(context, 'Đặt mật khẩu mới');

/** Invites somebody to join a guest's firm. */
export const guestAccountMailOfFirmInvitation = (context: AccountMailContext): Mail =>
  accountMail(context, 'Xem lời mời');

/** Asks a manager to approve a booking for their firm. */
export const guestAccountMailOfFirmApproval = (context: AccountMailContext): Mail =>
  accountMail(context, 'Mở trang công ty');

/** Informs a firm's managers of an approval that staff entered for one of them. */
export const guestAccountMailOfWrittenApproval = ({
  company,
  renderPart,
  url,
  isApproved,
}: AccountMailContext & { isApproved: boolean }): Mail =>
  framedMail(
    { company, renderPart, action: { label: 'Mở trang công ty', href: url } },
    <>
      <Paragraphs text={renderPart(isApproved ? 'text' : 'textRefused')} />
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );

function accountMail({ company, renderPart, url }: AccountMailContext, label: string): Mail {
  return framedMail(
    { company, renderPart, action: { label, href: url } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}

/** Tells a guest that points will expire. */
export function guestAccountMailOfExpiringPoints({ company, renderPart, url }: AccountMailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xem điểm của tôi', href: url } },
    <Paragraphs text={renderPart('text')} />,
  );
}

/** Asks a mailbox to confirm that an account's mail is changed: from it, or to it. */
export function guestAccountMailOfEmailChange({
  company,
  renderPart,
  side,
  url,
}: AccountMailContext & { side: 'old' | 'new' }): Mail {
  const isOld = side === 'old';
  return {
    subject: renderPart(isOld ? 'subjectOld' : 'subject'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('preview')}
        title={renderPart(isOld ? 'titleOld' : 'title')}
        action={{ label: isOld ? 'Đồng ý đổi' : 'Xác nhận địa chỉ này', href: url }}
      >
        <Paragraphs text={renderPart(isOld ? 'textOld' : 'text')} />
        <Paragraphs text={renderPart(isOld ? 'strangerOld' : 'stranger')} />
      </MailFrame>
    ),
  };
}
