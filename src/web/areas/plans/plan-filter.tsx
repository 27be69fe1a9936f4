import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

interface Filter {
  /** Its query key. */
  key: string;
  label: string;
  options: { value: string; label: string }[];
}

/** A filter of public plans, one value at a time; the other filters stay as chosen. */
export function PlanFilter({ filter, chosen }: { filter: Filter; chosen: Record<string, string> }) {
  const { key, label, options } = filter;
  const { [key]: current, ...others } = chosen;
  const hrefOf = (value?: string) => {
    const query = new URLSearchParams({ ...others, ...(value && { [key]: value }) });
    return query.size ? `${planPaths.all}?${query}` : planPaths.all;
  };
  return (
    <nav aria-label={label} className="-mx-4 flex flex-wrap items-center sm:mx-0 sm:flex-nowrap">
      <span aria-hidden className="w-full shrink-0 px-4 text-sm text-ink-soft sm:w-24 sm:px-0">
        {label}
      </span>
      <div className="flex w-full min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap sm:px-1">
        {[{ value: undefined, label: 'Tất cả' }, ...options].map((option) => (
          <Link
            key={option.value ?? 'all'}
            to={hrefOf(option.value)}
            aria-current={option.value === current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center rounded-full px-4 font-semibold',
              option.value === current ? 'bg-sea text-white' : 'bg-sea-soft text-sea-dark',
            )}
          >
            {option.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
