import { Text } from '@react-email/components';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** What a mail to the author of a review speaks of. */
export interface AuthorMailContext {
  /** The guest's. */
  name: string;
  company: MailCompany;
  review: {
    title: string;
    product: string;
    status: string;
    reply: { by: string; content: string } | null;
    /** What was decided about an appeal; null before, or without one. */
    isUpheld: boolean | null;
    answer: string | null;
  };
  /** Opens the reviews of their trip. */
  ownUrl: string;
  productUrl: string;
  rulesUrl: string;
}

const isShown = ({ review }: AuthorMailContext) => review.status === 'published';
const isAway = ({ review }: AuthorMailContext) => review.status === 'rejected' || review.status === 'hidden';

/** Tells the author of a review that is not shown which public rule it is about, and how to object; null when it is shown again. */
export function rejectionMail(about: AuthorMailContext, reason: string): Mail | null {
  const { name, company, review, ownUrl, rulesUrl } = about;
  if (!isAway(about)) return null;
  return {
    subject: `Đánh giá của bạn về ${review.product} không được đăng`,
    body: (
      <MailFrame
        company={company}
        preview={`Lý do: ${reason}.`}
        title={`Chào ${name}, đánh giá của bạn không được đăng`}
        action={{ label: 'Xem lại và khiếu nại', href: ownUrl }}
      >
        <Text style={text}>
          Đánh giá “{review.title}” về {review.product} không hiện trên trang. Lý do: {reason}.
        </Text>
        <Text style={text}>
          Bạn thấy chưa đúng, hãy khiếu nại một lần bằng nút dưới đây. Nhân viên đọc lại, và đăng nếu bài
          không phạm quy chế. Quy chế đánh giá ở {rulesUrl}.
        </Text>
      </MailFrame>
    ),
  };
}

/** Tells the author that everybody reads their review now; null when it went out of sight meanwhile. */
export function publishedMail(about: AuthorMailContext): Mail | null {
  const { name, company, review, productUrl } = about;
  if (!isShown(about)) return null;
  return {
    subject: `Đánh giá của bạn về ${review.product} đã đăng`,
    body: (
      <MailFrame
        company={company}
        preview="Cảm ơn bạn đã kể lại chuyến đi."
        title={`Chào ${name}, đánh giá của bạn đã đăng`}
        action={{ label: 'Xem trên trang', href: productUrl }}
      >
        <Text style={text}>
          Đánh giá “{review.title}” về {review.product} đã hiện trên trang, và điểm bạn chấm đã tính vào điểm
          chung. Cảm ơn bạn.
        </Text>
      </MailFrame>
    ),
  };
}

/** Tells the author what the host answered; null when the review is not shown. */
export function answeredMail(about: AuthorMailContext): Mail | null {
  const { name, company, review, productUrl } = about;
  if (!isShown(about) || !review.reply) return null;
  return {
    subject: `${review.reply.by} trả lời đánh giá của bạn`,
    body: (
      <MailFrame
        company={company}
        preview={`Về đánh giá “${review.title}”.`}
        title={`Chào ${name}, đánh giá của bạn có câu trả lời`}
        action={{ label: 'Xem trên trang', href: productUrl }}
      >
        <Text style={text}>
          {review.reply.by} trả lời đánh giá “{review.title}” về {review.product}:
        </Text>
        <Text style={{ ...text, whiteSpace: 'pre-line' }}>“{review.reply.content}”</Text>
      </MailFrame>
    ),
  };
}

/** Tells the author what was decided about their appeal; null before that. */
export function appealMail(about: AuthorMailContext): Mail | null {
  const { name, company, review, productUrl, rulesUrl } = about;
  if (review.isUpheld === null) return null;
  return {
    subject: review.isUpheld
      ? `Khiếu nại được chấp nhận: đánh giá về ${review.product} đã đăng`
      : `Trả lời khiếu nại về đánh giá ${review.product}`,
    body: (
      <MailFrame
        company={company}
        preview={review.isUpheld ? 'Đánh giá của bạn đã đăng.' : 'Chúng tôi đã đọc lại đánh giá của bạn.'}
        title={`Chào ${name}, chúng tôi đã đọc lại đánh giá của bạn`}
        action={
          review.isUpheld
            ? { label: 'Xem trên trang', href: productUrl }
            : { label: 'Đọc quy chế đánh giá', href: rulesUrl }
        }
      >
        <Text style={text}>
          {review.isUpheld
            ? `Đánh giá “${review.title}” về ${review.product} đã được đăng.`
            : `Đánh giá “${review.title}” về ${review.product} vẫn không được đăng.`}
        </Text>
        {review.answer && (
          <Text style={{ ...text, whiteSpace: 'pre-line' }}>Nhân viên trả lời: “{review.answer}”</Text>
        )}
      </MailFrame>
    ),
  };
}
