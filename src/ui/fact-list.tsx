import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Fact {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

/** Short facts side by side, each with its sign. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card border border-line bg-rice p-5 md:grid-cols-3 2xl:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]">
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className="flex min-w-0 gap-3 max-md:last:odd:col-span-2">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="leading-snug font-semibold">{value}</dd>
          </div>
        </div>
      ))}
    </dl>
  );
}
