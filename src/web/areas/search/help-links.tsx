import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchView } from './load-search.ts';

/** The site's own entries that match: answers with their beginning, and pages of that name. */
export function HelpLinks({ help }: Pick<SearchView, 'help'>) {
  if (help.length === 0) return null;
  return (
    <nav aria-label="Trợ giúp" className="mt-4 rounded-card bg-rice p-4">
      <ul className="grid gap-1">
        {help.map(({ title, href, says }) => (
          <li key={`${href} ${title}`} className="flex items-start gap-2">
            <CircleHelp aria-hidden className="mt-3 size-5 shrink-0 text-sea" />
            <div className="min-w-0">
              <Link
                to={href}
                className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
              >
                {title}
              </Link>
              {says && <p className="max-w-prose pb-2 text-ink-soft">{says}</p>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
