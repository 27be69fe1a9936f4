import { Link } from 'react-router';

export interface NearestDay {
  label: string;
  href: string;
}

/** The nearest days on which a refused choice is free, each a link to it. */
export function NearestDays({
  days,
  isSamePage = false,
}: {
  days: readonly NearestDay[];
  /** The links change a choice on the page itself. */
  isSamePage?: boolean;
}) {
  if (days.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-sm">Ngày gần nhất còn chỗ:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {days.map(({ label, href }) => (
          <li key={href}>
            <Link
              to={href}
              rel="nofollow"
              preventScrollReset={isSamePage}
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-rice px-3 text-sm font-semibold tabular-nums hover:border-sea hover:text-sea"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
