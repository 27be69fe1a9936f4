import { Users } from 'lucide-react';
import type { ReactNode } from 'react';

/** A question of the booking that is answered in the page itself: departure, cabin, ticket. */
export function ChoiceSection({
  id,
  title,
  intro,
  party,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  /** The party that prices are for, in the first question only: its size is set in the widget, which is further down on a phone. */
  party?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="mt-8 scroll-mt-20 lg:mt-10">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{intro}</p>
      {party && (
        <a
          href="#dat"
          className="mt-3 flex min-h-13 items-center gap-3 rounded-control border border-line-strong bg-rice px-3 hover:border-sea xl:hidden"
        >
          <Users aria-hidden className="size-5 shrink-0 text-sea" />
          <span className="min-w-0 grow font-semibold">{party}</span>
          <span className="text-sm font-semibold text-sea">Đổi</span>
        </a>
      )}
      <div className="mt-3">{children}</div>
    </section>
  );
}
