import type { ReactNode } from 'react';

/** One component of the design system under its name, with the state it is shown in. */
export function Specimen({ name, state, children }: { name: string; state?: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-rice p-5">
      <figcaption className="mb-4 text-sm text-ink-soft">
        <code className="font-semibold text-ink">{name}</code>
        {state && <> · {state}</>}
      </figcaption>
      {children}
    </figure>
  );
}

/** Components of a kind, side by side where there is room. */
export function Specimens({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? 'grid gap-4' : 'grid gap-4 lg:grid-cols-2'}>{children}</div>;
}
