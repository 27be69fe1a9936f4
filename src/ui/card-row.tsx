import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Cards in one row that scrolls sideways on a phone and does not scroll on a wide screen. */
export function CardRow({
  label,
  isNarrow = false,
  children,
}: {
  label: string;
  /** Beside a column of its own: three cards in a row, not four. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames(
        '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 *:h-auto *:w-72 *:shrink-0 *:snap-start lg:mx-0 lg:scroll-px-0 lg:px-0 2xl:grid 2xl:overflow-visible 2xl:*:w-auto',
        isNarrow ? '2xl:grid-cols-3' : '2xl:grid-cols-4',
      )}
    >
      {children}
    </section>
  );
}
