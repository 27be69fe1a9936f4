import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchView } from './load-search.ts';

/** The site's own entries that match: answers, and pages of that name. */
export function HelpLinks({ help }: Pick<SearchView, 'help'>) {
  if (help.length === 0) return null;
  return (
    <nav aria-label="Trợ giúp" className="mt-4 rounded-card bg-rice p-4">
      <ul className="grid gap-1">
        {help.map(({ title, href }) => (
          <li key={`${href} ${title}`}>
            <Link
              to={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea hover:underline"
            >
              <CircleHelp aria-hidden className="size-5 shrink-0" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
