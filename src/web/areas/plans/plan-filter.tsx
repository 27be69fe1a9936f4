import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

interface Filter {
  /** What it is called in the address. */
  key: string;
  label: string;
  options: { value: string; label: string }[];
}

/** What public plans are narrowed by, one value at a time; the others stay as they are chosen. */
export function PlanFilter({ filter, chosen }: { filter: Filter; chosen: Record<string, string> }) {
  const { key, label, options } = filter;
  const { [key]: current, ...others } = chosen;
  const hrefOf = (value?: string) => {
    const query = new URLSearchParams({ ...others, ...(value && { [key]: value }) });
    return query.size ? `${planPaths.all}?${query}` : planPaths.all;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="w-full text-sm text-ink-soft sm:w-24">
        {label}
      </span>
      {[{ value: undefined, label: 'Tất cả' }, ...options].map((option) => (
        <Link
          key={option.value ?? 'all'}
          to={hrefOf(option.value)}
          aria-current={option.value === current ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full px-4 font-semibold',
            option.value === current ? 'bg-sea text-white' : 'bg-sea-soft text-sea-dark',
          )}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
