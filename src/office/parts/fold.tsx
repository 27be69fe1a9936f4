import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Collapsed content, opened on demand. */
export function Fold({
  title,
  isOpen = false,
  look = 'boxed',
  children,
}: {
  title: string;
  isOpen?: boolean;
  /** 'plain' inside a row, where a box would be one too many. */
  look?: 'boxed' | 'plain';
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className={look === 'boxed' ? 'rounded-control border border-line' : 'text-sm'}>
      <summary
        className={classNames(
          'max-sm:min-h-11',
          look === 'boxed'
            ? 'flex min-h-8 items-center px-3 font-semibold'
            : 'inline-flex min-h-6 items-center text-sea hover:underline',
        )}
      >
        {title}
      </summary>
      {children}
    </details>
  );
}
