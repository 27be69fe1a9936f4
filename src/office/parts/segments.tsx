import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** Segmented control between a few views; each is a link. */
export function Segments({
  label,
  items,
}: {
  label: string;
  items: readonly { to: string; title: string; count?: number; isChosen: boolean }[];
}) {
  return (
    <nav aria-label={label} className="w-fit max-w-full max-sm:w-full">
      <ul className="flex flex-wrap rounded-control bg-mute-soft p-0.5">
        {items.map(({ to, title, count, isChosen }) => (
          <li key={title} className="max-sm:flex-1">
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen || undefined}
              className={classNames(
                'flex min-h-[26px] items-center justify-center gap-1 rounded-badge px-2.5 text-sm font-semibold whitespace-nowrap max-sm:min-h-11 max-sm:px-1.5',
                isChosen ? 'bg-surface text-ink inset-ring inset-ring-line' : 'text-ink-soft hover:text-ink',
              )}
            >
              {title}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
