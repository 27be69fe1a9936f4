import { Link } from 'react-router';
import { Kept } from './kept.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

/** Links to the pages of a list; `hrefOf` keeps the rest of the query and begins with '/'. Renders nothing for a single page. */
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
  const links: PageLinks = {
    before: page > 1 ? hrefOf(page - 1) : '',
    pages: pagesAround(page, totalPages).map((entry) =>
      entry === null ? null : { number: String(entry), href: hrefOf(entry), isCurrent: entry === page },
    ),
    behind: page < totalPages ? hrefOf(page + 1) : '',
  };
  return (
    <Kept
      as="nav"
      label="Phân trang"
      className="pagination"
      part={DrawnLinks}
      props={{ links }}
      varying="links"
    />
  );
}

/** URLs, empty where there is no such page; a page that is null is a gap. */
interface PageLinks {
  before: string;
  pages: ({ number: string; href: string; isCurrent: boolean } | null)[];
  behind: string;
}

function DrawnLinks({ links: { before, pages, behind } }: { links: PageLinks }) {
  return (
    <>
      {before && (
        <Link to={before} rel="prev" aria-label="Trang trước">
          <SpriteIcon name="chevron-left" />
        </Link>
      )}
      {pages.map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={entry.number}
            to={entry.href}
            aria-current={entry.isCurrent ? 'page' : undefined}
            aria-label={`Trang ${entry.number}`}
          >
            {entry.number}
          </Link>
        ),
      )}
      {behind && (
        <Link to={behind} rel="next" aria-label="Trang sau">
          <SpriteIcon name="chevron-right" />
        </Link>
      )}
    </>
  );
}

/** First and last page, the current one and those beside it; null marks a gap. */
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
