import type { LucideIcon } from 'lucide-react';

/** One of the three facts that help most to decide: 'Đi bộ 2 phút ra bãi biển'. */
export interface DecidingFact {
  icon: LucideIcon;
  text: string;
}

/** The deciding facts, in three lines below the name; side by side where there is room. */
export function DecidingFacts({ facts }: { facts: DecidingFact[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-x-8 gap-y-2 lg:flex-row lg:flex-wrap">
      {facts.slice(0, 3).map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
          {text.replaceAll(' – ', '\u00a0– ')}
        </li>
      ))}
    </ul>
  );
}
