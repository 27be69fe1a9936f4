import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';
import { isCurrent } from '#web/app/navigation/own-pages.ts';

/** A link of a navigation list; the current page has `aria-current` (NAV-01). */
export function NavigationLink({
  entry,
  className,
  children,
}: {
  entry: MenuLink;
  className?: string;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Link
      to={entry.href}
      prefetch="intent"
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      className={className}
    >
      {children ?? entry.label}
    </Link>
  );
}
