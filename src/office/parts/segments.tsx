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
          // More than a phone's row holds are parted evenly, and not with what is left over.
          <li key={title} className={classNames('max-sm:flex-1', items.length > 5 && 'max-sm:basis-1/4')}>
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
