import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

/** A titled section of a page, with a link to the full list where there is more. */
export function Section({
  title,
  intro,
  more,
  children,
  className,
  id,
}: {
  title: string;
  intro?: string | undefined;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
  className?: string | undefined;
  id?: string;
}) {
  return (
    <section id={id} className={classNames('drawn-late mt-14', className)}>
      <div className="mb-5">
        <div className="flex items-baseline justify-between gap-x-6">
          <h2 className="section-title">{title}</h2>
          {more && (
            <Link
              to={more.href}
              className="-my-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1 font-semibold text-sea hover:underline"
            >
              <span className="max-md:sr-only">{more.label}</span>
              <SpriteIcon name="arrow-right" className="size-6 md:size-4" />
            </Link>
          )}
        </div>
        {intro && <p className="mt-1 max-w-3xl text-ink-soft">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
