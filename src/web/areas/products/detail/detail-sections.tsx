import type { ReactNode } from 'react';
import type { Fact } from '#ui/fact-list.tsx';
import { type FoldItem, FoldList } from '#ui/fold-list.tsx';
import { ProductReviews } from '#web/parts/reviews/product-reviews.tsx';
import { AboutSection } from './about-section.tsx';
import { CancellationPolicies } from './cancellation-policies.tsx';
import { DetailSection } from './detail-section.tsx';
import type { DetailView } from './detail-view.ts';
import { Inclusions } from './inclusions.tsx';
import { SupplierNote } from './supplier-note.tsx';

/** How the kind calls what is printed of every product; without a title for them, inclusions stand elsewhere. */
interface Titles {
  about: string;
  inclusions?: string;
  cancellation: string;
}

/**
 * All that there is to read below the booking widget, in the order of every kind: what can be bought (`offers`), what it is,
 * how it runs (`program`), where it is, conditions as rows that open, reviews, questions.
 *
 * What is a rule of the kind (pick-up points, children, papers, surcharges) goes into `conditions`: a row each, folded.
 * What has to be seen without a tap goes into `offers` or `program`; long lists there fold by `Fold` or `FoldList`.
 */
export function DetailSections({
  view,
  titles,
  firstDay,
  facts,
  offers,
  program,
  rules,
  conditions = [],
  location,
}: {
  view: DetailView;
  titles: Titles;
  /** What days of the ladder of cancelling are counted from: 'ngày khởi hành'. */
  firstDay: string;
  /** All facts of the product, folded into what it is; the three that decide stand in its head (`DetailLayout`). */
  facts?: Fact[];
  offers: ReactNode;
  program?: ReactNode;
  /** Sections of the kind that stand open, below `program`. */
  rules?: ReactNode;
  conditions?: FoldItem[];
  location?: ReactNode;
}) {
  return (
    <>
      {offers}
      <AboutSection view={view} title={titles.about} {...(facts && { facts })} />
      {program}
      {rules}
      {location}
      <DetailSection id="dieu-kien" title="Điều kiện">
        <FoldList
          items={[
            ...(titles.inclusions
              ? [
                  {
                    id: 'bao-gom',
                    title: titles.inclusions,
                    children: (
                      <Inclusions
                        inclusions={view.inclusions}
                        exclusions={view.exclusions}
                        notes={view.notes}
                      />
                    ),
                  },
                ]
              : []),
            {
              id: 'huy',
              title: titles.cancellation,
              children: <CancellationPolicies policies={view.policies} firstDay={firstDay} />,
            },
            ...conditions,
          ]}
        />
      </DetailSection>
      <ReviewsAndQuestions view={view} />
    </>
  );
}

/** How every product's page ends: what guests say, what is asked, and whose it is. */
export function ReviewsAndQuestions({ view }: { view: DetailView }) {
  return (
    <>
      <ProductReviews path={view.path} reviews={view.reviews} />
      {view.faqs.length > 0 && (
        <DetailSection id="hoi-dap" title="Câu hỏi thường gặp">
          <FoldList
            items={view.faqs.map(({ question, answer }) => ({
              title: question,
              children: <p className="max-w-prose text-ink-soft">{answer}</p>,
            }))}
          />
        </DetailSection>
      )}
      <SupplierNote supplier={view.supplier} code={view.code} />
    </>
  );
}
