import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrent, type NavigationEntry } from '#web/app/navigation/navigation.ts';

/** A link of a navigation list; where the visitor is carries `aria-current` (NAV-01). */
export function NavigationLink({
  entry,
  className,
  children,
}: {
  entry: NavigationEntry;
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
