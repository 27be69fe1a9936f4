import { Store } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { Fact } from '#ui/fact-list.tsx';
import { type FoldItem, FoldList } from '#ui/fold-list.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import type { ReviewsSection } from '#web/parts/reviews/reviews-section.tsx';
import { AboutSection } from './about-section.tsx';
import { CancellationPolicies } from './cancellation-policies.tsx';
import { DetailSection } from './detail-section.tsx';
import type { DetailView } from './detail-view.ts';
import { Inclusions } from './inclusions.tsx';

/** Headings in the kind's own words; without one for inclusions, they are shown elsewhere. */
interface Titles {
  about: string;
  inclusions?: string;
  cancellation: string;
}

/**
 * All content below the booking widget, in the order of every kind: what can be bought (`offers`), what it is, how it runs
 * (`program`), where it is, conditions as expandable rows, reviews, questions.
 *
 * Rules of the kind (pick-up points, children, documents, surcharges) go into `conditions`: a row each, collapsed. What has to be
 * seen without a tap goes into `offers` or `program`; long lists there collapse by `Fold` or `FoldList`.
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
  /** What the days of the cancellation tiers are counted back from: 'ngày khởi hành'. */
  firstDay: string;
  /** All facts of the product, collapsed in its description; the three deciding ones are in its head (`DetailLayout`). */
  facts?: Fact[];
  offers: ReactNode;
  program?: ReactNode;
  /** Open sections of the kind, below `program`. */
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

/** The end of every product's page: reviews, questions, and the supplier. */
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

/** The supplier of the service, with the licence where known. */
export function SupplierNote({
  supplier,
  code,
}: {
  supplier: { brand: string; licenceNo: string | null } | null;
  code: string;
}) {
  return (
    <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-4 text-sm text-ink-soft">
      <Store aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="dotted">
        {supplier && (
          <span>
            Nơi cung cấp dịch vụ: <span className="font-semibold text-ink">{supplier.brand}</span>
          </span>
        )}
        {supplier?.licenceNo && <span>Giấy phép {supplier.licenceNo}</span>}
        <span>Mã {code}</span>
      </span>
    </p>
  );
}

const LiveReviews = hydrateOnInteraction(
  'ReviewsSection',
  () => import('#web/parts/reviews/reviews-section.tsx'),
);

/** The reviews of a product that takes them; hydrated at the visitor's first interaction. */
function ProductReviews({
  reviews,
  ...product
}: Omit<ComponentProps<typeof ReviewsSection>, 'reviews'> & {
  reviews: ComponentProps<typeof ReviewsSection>['reviews'] | null;
}) {
  if (!reviews) return null;
  return (
    <Suspense>
      <LiveReviews reviews={reviews} {...product} />
    </Suspense>
  );
}
