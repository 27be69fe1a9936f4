import { CircleMinus, CirclePlus } from 'lucide-react';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { pictureUrl } from '#ui/picture.tsx';
import { HelpfulForm } from './helpful-form.tsx';
import type { ReviewItem } from './load-reviews.ts';
import { ReviewFilm } from './review-film.tsx';

/** A guest's review, with the host's reply below; with `isBrief` shortened and expandable. */
export function ReviewCard({ review, isBrief = false }: { review: ReviewItem; isBrief?: boolean }) {
  const { author, overall, title, stayedIn } = review;
  const [year, month] = stayedIn.split('-').map(Number);
  return (
    <article className="relative rounded-card border border-line bg-rice p-4 lg:p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-base leading-snug lg:text-lg">{title}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            <DottedWords words={[author.name, author.tripLabel, `đi tháng ${month}/${year}`]} />
          </p>
        </div>
        <p className="shrink-0 rounded-control bg-sea-soft px-3 py-1.5 font-semibold text-sea-dark tabular-nums">
          {overall}
          <span className="sr-only"> trên 10 điểm</span>
          <span aria-hidden className="text-sm font-normal">
            /10
          </span>
        </p>
      </div>
      {isBrief ? (
        <details className="group">
          <summary className="list-none">
            <Words review={review} isBrief />
            <span className="mt-2 block group-open:hidden">
              <span className="font-semibold text-sea">Đọc tiếp</span>
              <span className="text-sm text-ink-soft">{foldedWords(review)}</span>
            </span>
          </summary>
          <Rest review={review} />
        </details>
      ) : (
        <>
          <Words review={review} isBrief={false} />
          <Rest review={review} />
        </>
      )}
    </article>
  );
}

/** The media still collapsed: ' · 3 hình · 1 video'. */
function foldedWords({ photos, video }: ReviewItem): string {
  return `${photos.length > 0 ? ` · ${photos.length} hình` : ''}${video ? ' · 1 video' : ''}`;
}

function Words({ review: { content, pros, cons }, isBrief }: { review: ReviewItem; isBrief: boolean }) {
  const line = isBrief ? 'line-clamp-1 group-open:line-clamp-none' : undefined;
  return (
    <>
      {content && (
        <span
          className={classNames(
            'mt-2 max-w-prose whitespace-pre-line',
            isBrief ? 'line-clamp-2 group-open:line-clamp-none' : 'block',
          )}
        >
          {content}
        </span>
      )}
      {pros && (
        <span className="mt-2 flex max-w-prose items-start gap-2">
          <CirclePlus aria-hidden className="mt-1 size-4 shrink-0 text-good" />
          <span className={line}>
            <span className="sr-only">Điểm hay: </span>
            {pros}
          </span>
        </span>
      )}
      {cons && (
        <span className="mt-1 flex max-w-prose items-start gap-2">
          <CircleMinus aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          <span className={line}>
            <span className="sr-only">Điểm chưa hay: </span>
            {cons}
          </span>
        </span>
      )}
    </>
  );
}

/** The scores by criterion, the date, the helpful votes, and the host's reply. */
function Rest({ review }: { review: ReviewItem }) {
  const { scores, createdOn, reply } = review;
  return (
    <>
      <Photos review={review} />
      {review.video && <ReviewFilm video={review.video} title={review.title} />}
      {scores.length > 0 && (
        <ul className="dotted mt-3 text-sm text-ink-soft">
          {scores.map(({ label, score }) => (
            <li key={label}>
              {label} {score}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-x-4 text-sm text-ink-soft">
          Viết ngày {formatDate(createdOn)}
          <a
            href={`/danh-gia/${review.id}/bao-cao`}
            rel="nofollow"
            aria-label={`Báo cáo đánh giá: ${review.title}`}
            className="inline-flex min-h-11 items-center hover:text-sea hover:underline"
          >
            Báo cáo
          </a>
        </p>
        <HelpfulForm review={review} />
      </div>
      {reply && (
        <div className="mt-4 rounded-control bg-sand px-4 py-3">
          <p className="text-sm font-semibold">
            {reply.by} trả lời ngày {formatDate(reply.on)}
          </p>
          <p className="mt-1 max-w-prose whitespace-pre-line">{reply.content}</p>
        </div>
      )}
    </>
  );
}

/** The guest's photos; each opens in full size. */
function Photos({ review: { photos, title } }: { review: ReviewItem }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Hình của khách" className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ url, width, height }, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <img
              src={pictureUrl(url, 256)}
              alt={`Hình ${index + 1} của khách: ${title}`}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-control bg-sand object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
