import { permission, type Verb } from '#platform/actor/actor.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

/** Rights of staff for reviews. */
export const reviewVerbs = {
  'review.moderate': { title: 'Duyệt và gỡ đánh giá' },
  'review.export': { title: 'Xuất danh sách đánh giá' },
  'review.reply': { title: 'Trả lời đánh giá' },
  'review.appeal': { title: 'Quyết định khiếu nại của người viết đánh giá' },
} satisfies Record<string, Verb>;

export const may = permission(reviewVerbs);

const purpose = 'review';
/** A little longer than the period in which a trip may be reviewed. */
const tokenDays = 100;

/** The link token of an invitation: it opens the reviews of one booking and nothing else of it. */
export const reviewLinkToken = {
  sign(secret: string, code: string, now: Date): string {
    const until = new Date(now.getTime() + tokenDays * 86_400_000);
    return signExpiringToken(secret, purpose, { subject: code, until });
  },
  /** The code of the booking; null for a token that is forged, expired or for another purpose. */
  read(secret: string, token: string, now: Date): string | null {
    const signed = readExpiringToken(secret, purpose, token, now);
    return signed && !signed.isOver ? signed.subject : null;
  },
};
