import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { Chip } from './chip.ts';

/** What narrows the list now, each with a way to take it off, and one for all. */
export function ActiveFilters({
  chips,
  params,
  action,
}: {
  chips: Chip[];
  params: URLSearchParams;
  action: string;
}) {
  if (chips.length === 0) return null;
  const without = (chip: Chip) => {
    const next = new URLSearchParams(
      [...params].filter(([key, value]) => key !== 'page' && !(key === chip.key && value === chip.value)),
    );
    return next.size > 0 ? `${action}?${next}` : action;
  };
  return (
    <ul aria-label="Đang lọc theo" className="mt-3 flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={`${chip.key}=${chip.value}`}>
          <Link
            to={without(chip)}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1 rounded-full bg-sea-soft px-4 text-sm text-sea-dark hover:bg-sea hover:text-white"
          >
            <span className="sr-only">Bỏ lọc </span>
            {chip.label}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={action}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-sea underline"
        >
          Xóa tất cả
        </Link>
      </li>
    </ul>
  );
}
