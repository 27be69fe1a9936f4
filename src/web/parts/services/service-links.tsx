import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';

/** Links to the pages of services, side by side where there is room. */
export function ServiceLinks({ entries }: { entries: MenuLink[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link
            to={entry.href}
            className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-rice px-5 font-semibold hover:border-sea hover:text-sea"
          >
            {entry.label}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
