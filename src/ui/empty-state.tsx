import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';

/** Placeholder for an empty list: a sentence that says why, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-rice px-6 py-12 text-center">
      <Compass aria-hidden className="mx-auto size-10 text-sea" />
      <h2 className="mt-4 text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-prose text-ink-soft">{children}</div>
    </div>
  );
}
