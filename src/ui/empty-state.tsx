import { Compass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Placeholder for an empty list: a sentence that says why, and what to do next. */
export function EmptyState({
  title,
  icon: Icon = Compass,
  children,
}: {
  title: string;
  icon?: LucideIcon;
  children?: ReactNode;
}) {
  return (
    <div className="rounded-card border border-line bg-rice px-6 py-12 text-center">
      <span className="mx-auto flex size-12 items-center justify-center rounded-full bg-sea-soft text-sea">
        <Icon aria-hidden className="size-6" />
      </span>
      <h2 className="mt-4 text-xl">{title}</h2>
      <div className="mx-auto mt-2 max-w-prose text-ink-soft">{children}</div>
    </div>
  );
}
