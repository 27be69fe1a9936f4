import type { ReviewStatus } from '../schema.ts';

/** Days after writing it during which an author may change their review. */
export const editDays = 14;

/** A review as needed by its author's commands. */
export interface AuthoredReview {
  id: number;
  productId: number;
  status: ReviewStatus;
  createdAt: Date;
}

export const authoredColumns = [
  'id',
  'product_id as productId',
  'status',
  'created_at as createdAt',
] as const;

/** The end of the time in which an author may change a review. */
export function editableUntil({ createdAt }: Pick<AuthoredReview, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + editDays * 86_400_000);
}

/** Whether an author may still change their review. One that was removed after publication stays as it is: only an appeal remains. */
export function canEdit(review: Pick<AuthoredReview, 'createdAt' | 'status'>, now: Date): boolean {
  return review.status !== 'hidden' && now < editableUntil(review);
}
