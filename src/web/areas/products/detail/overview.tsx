import { type Fact, FactList } from '#ui/fact-list.tsx';
import type { DetailView } from './detail-view.ts';
import { Highlights } from './highlights.tsx';

/** The product in a sentence, in facts, and in what makes it worth the way. */
export function Overview({ view, facts }: { view: DetailView; facts: Fact[] }) {
  return (
    <section id="tong-quan" aria-label="Tổng quan" className="mt-6 scroll-mt-16 space-y-5">
      <p className="max-w-prose text-lg">{view.summary}</p>
      <FactList facts={facts} />
      <Highlights lines={view.highlights} />
    </section>
  );
}
