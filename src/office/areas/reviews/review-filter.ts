import type { ModeratedFilter } from '#modules/reviews/queries/moderated-reviews.ts';
import type { ReviewStatus } from '#modules/reviews/schema.ts';
import type { ListAddress } from '../../parts/list/types.ts';

const statusOf: Readonly<Record<string, ReviewStatus>> = {
  'cho-duyet': 'pending',
  'da-dang': 'published',
  'tu-choi': 'rejected',
  'da-go': 'hidden',
};
const scoresOf: Readonly<Record<string, readonly [number, number]>> = {
  thap: [1, 6],
  vua: [7, 8],
  cao: [9, 10],
};

/** The filter for an address of the list. */
export function reviewFilter({ view, text, filters }: ListAddress): ModeratedFilter {
  const { diem = '', 'tra-loi': reply } = filters;
  const isDisputed = view === 'tranh-chap';
  return {
    status: text ? undefined : statusOf[view],
    scores: scoresOf[diem],
    isDisputed: isDisputed && !text ? true : undefined,
    hasReply: reply === undefined ? undefined : reply === 'co',
    text,
  };
}
