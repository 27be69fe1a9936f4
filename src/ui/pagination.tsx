import { Link } from 'react-router';
import { SpriteIcon } from './sprite-icon.tsx';

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
    <nav aria-label="Phân trang" className="pagination">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label="Trang trước">
          <SpriteIcon name="chevron-left" />
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
          >
            {entry}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label="Trang sau">
          <SpriteIcon name="chevron-right" />
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
