import type { ReactNode } from 'react';

/** A section of a product's page below its offers. */
export function DetailSection({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="drawn-late mt-8 scroll-mt-20 [--late-height:300px] lg:mt-11">
      <h2 className="text-xl">{title}</h2>
      {intro && <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
