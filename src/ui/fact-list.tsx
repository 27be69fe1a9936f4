import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Fact {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

/** Short facts side by side, each with its icon. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card border border-line bg-rice p-5 md:grid-cols-3 2xl:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]">
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className="relative min-w-0 pl-8 max-md:last:odd:col-span-2">
          <dt className="text-sm text-ink-soft">
            <Icon aria-hidden className="absolute top-0.5 left-0 size-5 text-sea" />
            {label}
          </dt>
          <dd className="leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
