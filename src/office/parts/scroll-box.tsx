import type { ReactNode } from 'react';

/** What may be wider than its place, such as a table on a phone: scrolls sideways, by keyboard too, under a name. */
export function ScrollBox({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`overflow-x-auto -outline-offset-2 ${className}`}
    >
      {children}
    </section>
  );
}
