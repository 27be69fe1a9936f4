import { Link } from 'react-router';
import type { SearchView } from './load-search.ts';

/** The results, a tab for each kind with its count: links, so that each is a page of its own and needs no script. */
export function ResultTabs({ view: { typed, tabs, shown, carried } }: { view: SearchView }) {
  if (tabs.length === 0) return null;
  return (
    <nav
      aria-label="Loại kết quả"
      className="mt-4 -mx-4 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-1 lg:gap-3">
        {tabs.map(({ name, label, total }) => (
          <li key={name} className="shrink-0">
            <Link
              to={`/tim-kiem?${new URLSearchParams([['search', typed], ['tab', name], ...carried])}`}
              preventScrollReset
              aria-current={name === shown?.name ? 'page' : undefined}
              className="inline-flex min-h-12 items-center gap-1.5 border-b-4 border-transparent px-2 font-semibold whitespace-nowrap text-ink-soft hover:text-sea aria-[current=page]:border-sea aria-[current=page]:text-sea"
            >
              {label}
              <span className="font-normal tabular-nums">{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
