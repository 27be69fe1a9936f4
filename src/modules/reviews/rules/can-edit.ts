import type { ReviewStatus } from '../schema.ts';

/** So many days after writing it an author may change their review. */
export const editDays = 14;

/** A review as its author's commands see it. */
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

/** The instant until which an author may change a review. */
export function editableUntil({ createdAt }: Pick<AuthoredReview, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + editDays * 86_400_000);
}

/** Whether an author may still change their review. What was taken out after it was shown stays as it is: an appeal is left. */
export function canEdit(review: Pick<AuthoredReview, 'createdAt' | 'status'>, now: Date): boolean {
  return review.status !== 'hidden' && now < editableUntil(review);
}
