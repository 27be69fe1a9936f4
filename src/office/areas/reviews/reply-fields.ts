import type { ReviewView } from '#modules/reviews/queries/list-reviews.ts';
import type { EditField } from '../../parts/edit/edit-state.ts';

type Reply = ReviewView['reply'];

export const replyFields: readonly EditField[] = [
  { name: 'by', label: 'Ai trả lời, khách đọc' },
  { name: 'content', label: 'Câu trả lời' },
];

/** The version is the time of the last edit; 0 before the first. */
export const replyVersion = (reply: Reply) => (reply ? Date.parse(reply.at) : 0);

export const replyValues = (reply: Reply) => ({ by: reply?.by ?? '', content: reply?.content ?? '' });
