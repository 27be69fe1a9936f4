import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A section of a product's page below its offers. */
export function DetailSection({
  id,
  title,
  intro,
  isTall = false,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  /** Whether it holds a map: what is not drawn yet keeps about its height. */
  isTall?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={classNames(
        'drawn-late mt-8 scroll-mt-20 lg:mt-11',
        isTall ? '[--late-height:480px]' : '[--late-height:300px]',
      )}
    >
      <h2 className="text-xl">{title}</h2>
      {intro && <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
