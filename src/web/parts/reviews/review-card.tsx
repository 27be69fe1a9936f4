import { CircleMinus, CirclePlus } from 'lucide-react';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { HelpfulForm } from './helpful-form.tsx';
import type { ReviewItem } from './load-reviews.ts';

/** One guest's words, and the host's answer below them. */
export function ReviewCard({ review }: { review: ReviewItem }) {
  const { author, overall, title, content, pros, cons, scores, stayedIn, createdOn, reply } = review;
  const [year, month] = stayedIn.split('-').map(Number);
  return (
    <article className="drawn-late relative rounded-card border border-line bg-rice p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-sm text-ink-soft">
            {author.name} · {author.tripLabel} · đi tháng {month}/{year}
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
      {content && <p className="mt-3 max-w-prose whitespace-pre-line">{content}</p>}
      {(pros || cons) && (
        <ul className="mt-3 max-w-prose space-y-2">
          {pros && (
            <li className="flex items-start gap-2">
              <CirclePlus aria-hidden className="mt-1 size-4 shrink-0 text-good" />
              <span>
                <span className="sr-only">Điểm hay: </span>
                {pros}
              </span>
            </li>
          )}
          {cons && (
            <li className="flex items-start gap-2">
              <CircleMinus aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
              <span>
                <span className="sr-only">Điểm chưa hay: </span>
                {cons}
              </span>
            </li>
          )}
        </ul>
      )}
      {scores.length > 0 && (
        <ul className="dotted-line mt-3 text-sm text-ink-soft">
          {scores.map(({ label, score }) => (
            <li key={label}>
              {label} {score}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">Viết ngày {formatDate(createdOn)}</p>
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
    </article>
  );
}
