import type { ReviewItem } from './load-reviews.ts';

/** Single reviews as schema.org knows them, for the product that they are about. */
export function reviewsJsonLd(reviews: readonly ReviewItem[]) {
  return reviews.map(({ author, overall, title, content, pros, createdOn }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name },
    datePublished: createdOn,
    name: title,
    reviewBody: content || pros,
    reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 10, worstRating: 1 },
  }));
}
