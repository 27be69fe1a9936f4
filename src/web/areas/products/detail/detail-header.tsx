import type { ReactNode } from 'react';
import type { Closing } from '#modules/booking/disruption/queries.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Rating } from '#ui/rating.tsx';
import { reviewsAnchor } from '#web/parts/reviews/reviews-anchor.ts';
import { type DecidingFact, DecidingFacts } from './deciding-facts.tsx';
import type { DetailView } from './detail-view.ts';

/** The head of a product below its pictures: name, place, score, the three deciding facts. */
export function DetailHeader({
  view,
  kicker,
  deciding,
}: {
  view: DetailView;
  kicker?: ReactNode;
  deciding: DecidingFact[];
}) {
  return (
    <header className="mt-4 lg:mt-6">
      {kicker && <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{kicker}</div>}
      <h1 className="mt-1 text-[1.5rem] leading-tight md:text-2xl">{keepNames(view.title)}</h1>
      <p className="mt-1 text-sm text-ink-soft max-lg:hidden">{view.address}</p>
      {view.reviews && (
        <a
          href={`#${reviewsAnchor.id}`}
          className="mt-1 inline-flex min-h-11 items-center rounded-control hover:underline"
        >
          <Rating average={view.ratingAvg} count={view.ratingCount} />
        </a>
      )}
      <DecidingFacts facts={deciding} />
      <ClosingNotices closings={view.closings} />
    </header>
  );
}

/** Closings of a product, stated calmly below its name. */
function ClosingNotices({ closings }: { closings: Closing[] }) {
  if (closings.length === 0) return null;
  return (
    <div className="mt-4 stack-3">
      {closings.map(({ title, fromOn, toOn, reasonLabel, note }) => (
        <Notice
          key={`${title} ${fromOn} ${toOn}`}
          tone="info"
          title={`${title} ngừng phục vụ ngày ${formatRange(fromOn, toOn)} ${reasonLabel}`}
        >
          <p>{note} Khách đã đặt ngày này nhận được thư với các lựa chọn.</p>
        </Notice>
      ))}
    </div>
  );
}
