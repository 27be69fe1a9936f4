import { Text } from '@react-email/text';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Data of a mail to the author of a review. */
export interface AuthorMailContext {
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  company: MailCompany;
  review: {
    status: string;
    reply: { content: string } | null;
    /** The decision on the appeal; null before it, or without an appeal. */
    isUpheld: boolean | null;
    answer: string | null;
  };
  /** Opens the author's reviews of their trip. */
  ownUrl: string;
  productUrl: string;
  rulesUrl: string;
}

const isShown = ({ review }: AuthorMailContext) => review.status === 'published';
const isAway = ({ review }: AuthorMailContext) => review.status === 'rejected' || review.status === 'hidden';

/** Tells the author of a hidden review which public rule it breaks, and how to appeal; null when it is shown again. */
export function rejectionMail(about: AuthorMailContext): Mail | null {
  const { renderPart, company, ownUrl } = about;
  if (!isAway(about)) return null;
  return framedMail(
    { company, renderPart, action: { label: 'Xem lại và khiếu nại', href: ownUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Paragraphs text={renderPart('object')} />
    </>,
  );
}

/** Tells the author that their review is public now; null when it was hidden meanwhile. */
export function publishedMail(about: AuthorMailContext): Mail | null {
  const { renderPart, company, productUrl } = about;
  if (!isShown(about)) return null;
  return framedMail(
    { company, renderPart, action: { label: 'Xem trên trang', href: productUrl } },
    <Paragraphs text={renderPart('text')} />,
  );
}

/** Tells the author the host's answer; null when the review is not shown. */
export function answeredMail(about: AuthorMailContext): Mail | null {
  const { renderPart, company, review, productUrl } = about;
  if (!isShown(about) || !review.reply) return null;
  return framedMail(
    { company, renderPart, action: { label: 'Xem trên trang', href: productUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Text style={{ ...text, whiteSpace: 'pre-line' }}>“{review.reply.content}”</Text>
    </>,
  );
}

/** Tells the author the decision on their appeal; null before that. */
export function appealMail(about: AuthorMailContext): Mail | null {
  const { renderPart, company, review, productUrl, rulesUrl } = about;
  if (review.isUpheld === null) return null;
  return {
    subject: renderPart(review.isUpheld ? 'subjectUpheld' : 'subject'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart(review.isUpheld ? 'previewUpheld' : 'preview')}
        title={renderPart('title')}
        action={
          review.isUpheld
            ? { label: 'Xem trên trang', href: productUrl }
            : { label: 'Đọc quy chế đánh giá', href: rulesUrl }
        }
      >
        <Paragraphs text={renderPart(review.isUpheld ? 'upheld' : 'text')} />
        {review.answer && (
          <Text style={{ ...text, whiteSpace: 'pre-line' }}>Nhân viên trả lời: “{review.answer}”</Text>
        )}
      </MailFrame>
    ),
  };
}
