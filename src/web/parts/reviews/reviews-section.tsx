import { Link, useSearchParams } from 'react-router';
import { Fold } from '#ui/fold.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Rating } from '#ui/rating.tsx';
import type { ReviewItem, ReviewsView } from './load-reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewChoice } from './review-choice.tsx';
import { reviewKeys } from './review-keys.ts';
import { reviewsAnchor } from './reviews-anchor.ts';
import { ScoreSummary } from './score-summary.tsx';

/** Reviews shown below the score; the others expand. */
const shownCount = 3;

/** Reviews of a product: the score and its make-up, guests' reviews, the host's replies. */
export function ReviewsSection({ path, reviews }: { path: string; reviews: ReviewsView }) {
  const [params] = useSearchParams();
  const hrefOf = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    next.delete('reviewPage');
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return `${path}${next.size > 0 ? `?${next}` : ''}#${reviewsAnchor.id}`;
  };
  const isAsked = reviewKeys.some((key) => params.has(key));
  const [first, rest] = isAsked
    ? [reviews.reviews, []]
    : [reviews.reviews.slice(0, shownCount), reviews.reviews.slice(shownCount)];
  const more = rest.length > 0 || reviews.totalPages > 1 || reviews.summary.count > 1;
  const choice = (
    <>
      <ScoreSummary summary={reviews.summary} />
      <ReviewChoice reviews={reviews} hrefOf={hrefOf} />
    </>
  );
  const pages = (
    <Pagination
      page={reviews.page}
      totalPages={reviews.totalPages}
      hrefOf={(page) => hrefOf({ reviewPage: page > 1 ? String(page) : null })}
    />
  );
  return (
    <section id={reviewsAnchor.id} className="drawn-late mt-8 scroll-mt-20 [--late-height:970px] lg:mt-11">
      <h2 className="text-xl">{reviews.areOfStay ? 'Đánh giá từ khách đã ở' : 'Đánh giá từ khách đã đi'}</h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        Chỉ khách đã đặt và đi xong mới viết được.{' '}
        <Link to="/quy-che-danh-gia" className="text-sea underline underline-offset-3">
          Cách chúng tôi nhận, đăng và tính điểm
        </Link>
      </p>
      {isAsked ? choice : <Rating average={reviews.summary.average} count={reviews.summary.count} />}
      <Reviews reviews={first} areBrief={!isAsked} />
      {isAsked && first.length === 0 && (
        <p className="mt-4 rounded-card border border-line bg-rice p-5">
          Không có đánh giá nào ở trang này.{' '}
          <Link to={hrefOf({ reviews: null })} className="text-sea underline underline-offset-3">
            Xem mọi đánh giá
          </Link>
        </p>
      )}
      {isAsked
        ? pages
        : more && (
            <Fold label={moreLabel(reviews, rest.length)} look="button">
              {choice}
              <Reviews reviews={rest} />
              {pages}
            </Fold>
          )}
    </section>
  );
}

/** Says their number only where all are on this page. */
function moreLabel({ summary, totalPages }: ReviewsView, restCount: number): string {
  if (restCount === 0) return 'Xem điểm từng mục';
  return totalPages > 1 ? 'Xem thêm đánh giá' : `Xem ${summary.count} đánh giá`;
}

function Reviews({ reviews, areBrief = false }: { reviews: ReviewItem[]; areBrief?: boolean }) {
  return (
    <div className="mt-4 grid gap-3">
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} isBrief={areBrief} />
      ))}
    </div>
  );
}
