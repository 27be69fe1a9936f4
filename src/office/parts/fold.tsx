import type { ReactNode } from 'react';

/** Collapsed content, opened on demand. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="rounded-control border border-line">
      <summary className="flex min-h-8 items-center px-3 font-semibold max-sm:min-h-11">{title}</summary>
      {children}
    </details>
  );
}
