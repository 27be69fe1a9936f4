import type { ReviewDraft } from '#modules/reviews/schema.ts';

/** A published review with defaults for what a test does not specify. */
export function review(productId: number, fields: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    productId,
    authorName: 'Thu Hà',
    tripType: 'gia-dinh',
    overall: 8,
    scores: {},
    title: 'Ở ổn',
    pros: 'Gần biển.',
    cons: 'Hơi ồn.',
    content: 'Chúng tôi ở hai đêm.',
    stayedIn: '2026-07',
    status: 'published',
    createdAt: new Date('2026-08-01T03:00:00Z'),
    ...fields,
  };
}
