import { Sparkles } from 'lucide-react';
import { type Fact, FactList } from '#ui/fact-list.tsx';
import { Fold } from '#ui/fold.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { DetailSection } from './detail-section.tsx';
import type { DetailView } from './detail-view.ts';

const shownHighlights = 2;

/** The description: a sentence or two, the highlights, and the full text collapsed. */
export function AboutSection({
  view,
  title,
  facts = [],
}: {
  view: Pick<DetailView, 'summary' | 'highlights' | 'html'>;
  title: string;
  facts?: Fact[];
}) {
  return (
    <DetailSection id="gioi-thieu" title={title}>
      <div className="max-w-prose">
        <p>{view.summary}</p>
        <Highlights lines={view.highlights.slice(0, shownHighlights)} />
        <Fold label="Đọc thêm">
          <Highlights lines={view.highlights.slice(shownHighlights)} />
          <RichText html={view.html} className="[&>:first-child]:mt-3" />
          {facts.length > 0 && (
            <div className="mt-5">
              <FactList facts={facts} />
            </div>
          )}
        </Fold>
      </div>
    </DetailSection>
  );
}

function Highlights({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-3 stack-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Sparkles aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          {line}
        </li>
      ))}
    </ul>
  );
}
