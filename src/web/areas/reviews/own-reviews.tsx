import type { OwnReview } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';

const states: Record<OwnReview['status'], { words: string; tone: BadgeTone }> = {
  pending: { words: 'Chờ nhân viên đọc', tone: 'warn' },
  published: { words: 'Đã đăng', tone: 'good' },
  rejected: { words: 'Không được đăng', tone: 'plain' },
  hidden: { words: 'Đã gỡ khỏi trang', tone: 'plain' },
};

/** The guest's reviews of a trip, their moderation state, and what they can still do about them. */
export function OwnReviews({
  reviews,
  token,
}: {
  reviews: (Omit<OwnReview, 'appeal'> & {
    product: string;
    appeal: { isUpheld: boolean | null; answer: string } | null;
  })[];
  token: string;
}) {
  if (reviews.length === 0) return null;
  return (
    <section aria-label="Đánh giá bạn đã viết" className="mt-6 stack-4">
      {reviews.map((review) => {
        const { words, tone } = states[review.status];
        const path = `/danh-gia/${token}/${review.productId}`;
        return (
          <article key={review.id} className="rounded-card border border-line bg-rice p-5">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">{review.title}</h2>
                <p className="text-sm text-ink-soft">
                  {review.product} · {review.overall}/10
                </p>
              </div>
              <Badge tone={tone}>{words}</Badge>
            </div>
            {review.reason && <p className="mt-3">Lý do: {review.reason}.</p>}
            <OwnPhotos token={token} photos={review.photos} />
            {review.video && (
              <p className="mt-2 text-sm text-ink-soft">
                Kèm một video dài {Math.max(1, Math.round(review.video.durationMs / 1000))} giây.
              </p>
            )}
            {review.appeal && <Appeal appeal={review.appeal} />}
            {(review.canEdit || review.canAppeal) && (
              <div className="mt-4 flex flex-wrap gap-3">
                {review.canEdit && (
                  <>
                    <ButtonLink to={`${path}/hinh`} look="outline" size="sm">
                      {review.photos.length > 0 ? 'Thêm hoặc xóa hình' : 'Thêm hình'}
                    </ButtonLink>
                    <ButtonLink to={`${path}/video`} look="outline" size="sm">
                      {review.video ? 'Xem hoặc xóa video' : 'Thêm video'}
                    </ButtonLink>
                    <ButtonLink to={`${path}/sua`} look="outline" size="sm">
                      Sửa đánh giá
                    </ButtonLink>
                  </>
                )}
                {review.canAppeal && (
                  <ButtonLink to={`${path}/khieu-nai`} look="outline" size="sm">
                    Khiếu nại
                  </ButtonLink>
                )}
              </div>
            )}
            {review.canEdit && (
              <p className="mt-2 text-sm text-ink-soft">
                Sửa được đến {formatDateTime(review.editableUntil)}. Sửa xong, nhân viên đọc lại trước khi
                đăng.
              </p>
            )}
          </article>
        );
      })}
    </section>
  );
}

/** The photos as their author sees them, including withheld ones. */
export function OwnPhotos({ token, photos }: { token: string; photos: string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Hình của bạn" className="mt-3 flex flex-wrap gap-2">
      {photos.map((id, index) => (
        <li key={id}>
          <img
            src={`/danh-gia/${token}/hinh/${id}`}
            alt={`Hình ${index + 1}`}
            width={96}
            height={96}
            className="size-24 rounded-control object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Appeal({ appeal: { isUpheld, answer } }: { appeal: { isUpheld: boolean | null; answer: string } }) {
  const words =
    isUpheld === null
      ? 'Đã nhận khiếu nại của bạn. Có quyết định, bạn nhận thư.'
      : isUpheld
        ? 'Khiếu nại của bạn được chấp nhận.'
        : 'Khiếu nại của bạn không được chấp nhận.';
  return (
    <div className="mt-3 rounded-control bg-sand px-4 py-3">
      <p className="font-semibold">{words}</p>
      {answer && <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>}
    </div>
  );
}
