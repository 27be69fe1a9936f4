import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A section of a page with a header of its own. */
export function Card({
  title,
  aside,
  className,
  children,
}: {
  title: ReactNode;
  /** Beside the title, right-aligned. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames('min-w-0 rounded-card border border-line bg-surface', className)}>
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-1">
        <h2 className="text-lg">{title}</h2>
        {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
