import type { ReactNode } from 'react';

/** Cards in one row that scrolls sideways on a phone and does not scroll on a wide screen. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 *:h-auto *:w-72 *:shrink-0 *:snap-start lg:mx-0 lg:scroll-px-0 lg:px-0 2xl:grid 2xl:grid-cols-4 2xl:overflow-visible 2xl:*:w-auto"
    >
      {children}
    </section>
  );
}
