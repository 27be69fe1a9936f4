import type { ReactNode } from 'react';

/** Empty state of a list: why, and what to do then. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="px-6 py-10 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1 text-ink-faint">{children}</div>}
    </div>
  );
}
