import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** The way from home to this page, in one line on a phone; the last entry is the page itself and no link. */
export function Breadcrumbs({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Đường dẫn" className="text-sm text-ink-soft">
      <ol className="flex items-center gap-x-1 overflow-hidden md:flex-wrap">
        {items.map((item, index) => (
          <li
            key={item.label}
            className="flex min-w-0 items-center gap-1 nth-[-n+2]:not-last:shrink-0 max-md:nth-[n+4]:last:sr-only"
          >
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0" />}
            {item.href ? (
              <Link to={item.href} className="truncate py-1 hover:text-sea hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
