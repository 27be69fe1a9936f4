import { Link, useSearchParams } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';
import { Section } from '#ui/section.tsx';
import type { ReviewsView } from './load-reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewChoice } from './review-choice.tsx';
import { reviewsAnchor } from './reviews-anchor.ts';
import { ScoreSummary } from './score-summary.tsx';

/** How guests found it: the score and where it comes from, their words, the host's answers. */
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
  return (
    <Section
      id={reviewsAnchor.id}
      title={reviews.areOfStay ? 'Đánh giá từ khách đã ở' : 'Đánh giá từ khách đã đi'}
      className="scroll-mt-14"
    >
      <p className="-mt-3 mb-5 max-w-prose text-ink-soft">
        Chỉ khách đã đặt và đi xong mới viết được.{' '}
        <Link to="/quy-che-danh-gia" className="text-sea underline underline-offset-3">
          Cách chúng tôi nhận, đăng và tính điểm
        </Link>
      </p>
      <ScoreSummary summary={reviews.summary} />
      <ReviewChoice reviews={reviews} hrefOf={hrefOf} />
      <div className="mt-4">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(500px,100%),1fr))] gap-4">
          {reviews.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
        {reviews.reviews.length === 0 && (
          <p className="rounded-card border border-line bg-rice p-5">
            Không có đánh giá nào ở trang này.{' '}
            <Link to={hrefOf({ reviews: null })} className="text-sea underline underline-offset-3">
              Xem mọi đánh giá
            </Link>
          </p>
        )}
      </div>
      <Pagination
        page={reviews.page}
        totalPages={reviews.totalPages}
        hrefOf={(page) => hrefOf({ reviewPage: page > 1 ? String(page) : null })}
      />
    </Section>
  );
}
