import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

const cell = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-semibold';

/** Links to the pages of a list; `hrefOf` keeps the rest of the query. Nothing when there is one page. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
}: {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Phân trang" className="mt-10 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link
          to={hrefOf(page - 1)}
          rel="prev"
          className={classNames(cell, 'hover:bg-sea-soft')}
          aria-label="Trang trước"
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      {pagesAround(page, totalPages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={hrefOf(entry)}
            aria-current={entry === page ? 'page' : undefined}
            aria-label={`Trang ${entry}`}
            className={classNames(cell, entry === page ? 'bg-sea text-white' : 'hover:bg-sea-soft')}
          >
            {entry}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link
          to={hrefOf(page + 1)}
          rel="next"
          className={classNames(cell, 'hover:bg-sea-soft')}
          aria-label="Trang sau"
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

/** First, last and the neighbours of a page; null stands for a gap. */
export function pagesAround(page: number, totalPages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter(
    (entry) => entry >= 1 && entry <= totalPages,
  );
  const unique = [...new Set(wanted)];
  return unique.flatMap((entry, index) => {
    const before = unique[index - 1];
    return before !== undefined && entry - before > 1 ? [null, entry] : [entry];
  });
}
