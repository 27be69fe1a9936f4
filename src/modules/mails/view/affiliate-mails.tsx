import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface AffiliateMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  /** URL of the affiliate's own page. */
  url: string;
}

const label = 'Mở trang cộng tác viên';

/** Tells an affiliate their code, and where they see their earnings. */
export function affiliateMailOfOpening({ company, renderPart, url }: AffiliateMailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label, href: url } },
    <Paragraphs text={renderPart('text')} />,
  );
}

/** Reports the total of a month; `isOwed` where there is something to be paid. */
export function affiliateMailOfStatement({
  company,
  renderPart,
  url,
  isOwed,
}: AffiliateMailContext & { isOwed: boolean }): Mail {
  return framedMail(
    { company, renderPart, action: { label, href: url } },
    <Paragraphs text={isOwed ? renderPart('text') : renderPart('less')} />,
  );
}

/** Reports a transfer, and the tax withheld from it. */
export function affiliateMailOfPayment({
  company,
  renderPart,
  url,
  isWithheld,
}: AffiliateMailContext & { isWithheld: boolean }): Mail {
  return framedMail(
    { company, renderPart, action: { label, href: url } },
    <>
      <Paragraphs text={renderPart('text')} />
      {isWithheld && <Paragraphs text={renderPart('withheld')} />}
    </>,
  );
}
