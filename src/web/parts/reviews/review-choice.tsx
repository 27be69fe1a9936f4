import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import type { ReviewsView } from './load-reviews.ts';

const chip =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap hover:border-sea';

const sortWords = { newest: 'Mới nhất', helpful: 'Hữu ích nhất', score: 'Điểm cao nhất' };

const mediaChoices = [
  { value: 'photos', word: 'hinh', label: 'Có hình' },
  { value: 'video', word: 'video', label: 'Có video' },
] as const;

/** Filters and order of reviews: plain links, so that every choice has a URL and needs no script. */
export function ReviewChoice({
  reviews,
  hrefOf,
}: {
  reviews: ReviewsView;
  hrefOf(changes: Record<string, string | null>): string;
}) {
  const { summary, chosen } = reviews;
  const groups = [
    { value: null, label: 'Mọi khách', count: summary.count },
    ...summary.tripTypes.map(({ value, label, count }) => ({ value, label, count })),
  ];
  // A second tap removes the filter. Media without any review are not offered.
  const media = mediaChoices.filter(({ value }) => summary.media[value] > 0 || value === chosen.media);
  return (
    <div className="mt-6 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
      <nav aria-label="Đánh giá của ai">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ value, label, count }) => (
            <li key={label}>
              <Link
                to={hrefOf({ reviews: value })}
                rel="nofollow"
                preventScrollReset
                aria-current={value === chosen.tripType ? 'true' : undefined}
                className={classNames(
                  chip,
                  value === chosen.tripType ? 'border-sea bg-sea text-white' : 'border-line-strong bg-rice',
                )}
              >
                {label} ({count})
              </Link>
            </li>
          ))}
          {media.map(({ value, word, label }) => (
            <li key={value}>
              <Link
                to={hrefOf({ reviewMedia: value === chosen.media ? null : word })}
                rel="nofollow"
                preventScrollReset
                aria-current={value === chosen.media ? 'true' : undefined}
                className={classNames(
                  chip,
                  value === chosen.media ? 'border-sea bg-sea text-white' : 'border-line-strong bg-rice',
                )}
              >
                {label} ({summary.media[value]})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Thứ tự đánh giá">
        <ul className="flex flex-wrap gap-x-5">
          {Object.entries(sortWords).map(([sort, label]) => (
            <li key={sort}>
              <Link
                to={hrefOf({ reviewSort: sort === 'newest' ? null : sort })}
                rel="nofollow"
                preventScrollReset
                aria-current={sort === chosen.sortBy ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center text-sm font-semibold',
                  sort === chosen.sortBy
                    ? 'text-ink underline underline-offset-8'
                    : 'text-sea hover:underline',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
