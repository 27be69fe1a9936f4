import type { ReactNode } from 'react';
import { keepNames } from '#platform/vietnamese/keep-names.ts';

export interface FoldItem {
  /** Anchor that URLs may link to. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** An accordion whose rows open independently: conditions, days of a programme, questions. */
export function FoldList({ items }: { items: FoldItem[] }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-rice px-4 lg:px-5">
      {items.map(({ id, title, children }) => (
        <details key={title} id={id} className="scroll-mt-20">
          <summary className="folded-head min-h-13 list-none py-2.5 leading-snug font-semibold text-balance">
            {keepNames(title)}
          </summary>
          <div className="pt-1 pb-5">{children}</div>
        </details>
      ))}
    </div>
  );
}
