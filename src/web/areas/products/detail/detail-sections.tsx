import type { ReactNode } from 'react';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import { CancellationPolicies } from './cancellation-policies.tsx';
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
 * All that there is to read below the booking widget, in the order of every kind: what can be bought, the product in its
 * own words, how it runs, what is in the price, its rules, where it is, cancelling, questions.
 */
export function DetailSections({
  view,
  titles,
  firstDay,
  offers,
  program,
  rules,
  location,
  afterCancellation,
}: {
  view: DetailView;
  titles: Titles;
  /** What days of the ladder of cancelling are counted from: 'ngày khởi hành'. */
  firstDay: string;
  offers: ReactNode;
  program?: ReactNode;
  rules?: ReactNode;
  location?: ReactNode;
  afterCancellation?: ReactNode;
}) {
  return (
    <>
      {offers}
      <DetailSection id="gioi-thieu" title={titles.about}>
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </DetailSection>
      {program}
      {titles.inclusions && (
        <DetailSection id="bao-gom" title={titles.inclusions}>
          <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
        </DetailSection>
      )}
      {rules}
      {location}
      <DetailSection id="huy" title={titles.cancellation}>
        <CancellationPolicies policies={view.policies} firstDay={firstDay} />
      </DetailSection>
      {afterCancellation}
      {view.faqs.length > 0 && (
        <DetailSection id="hoi-dap" title="Hỏi đáp">
          <FaqList faqs={view.faqs} />
        </DetailSection>
      )}
      <SupplierNote supplier={view.supplier} code={view.code} />
    </>
  );
}

/** A part of a product's page that the row of links at its top leads to. */
export function DetailSection(props: { id: string; title: string; intro?: string; children: ReactNode }) {
  return <Section {...props} className="scroll-mt-14" />;
}
