import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** A titled part of a page, with a link to the whole where there is more. */
export function Section({
  title,
  intro,
  more,
  children,
  className,
  id,
}: {
  title: string;
  intro?: string;
  more?: { href: string; label: string };
  children: ReactNode;
  className?: string;
  id?: string;
}) {
  return (
    <section id={id} className={classNames('mt-14', className)}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {intro && <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>}
        </div>
        {more && (
          <Link
            to={more.href}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
