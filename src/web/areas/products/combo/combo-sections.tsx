import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SaleCalendar } from '#web/areas/products/booking-widget/sale-calendar.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/combo-page.ts';
import { ComboContents } from './combo-contents.tsx';
import { HowToUse, Surcharges, UseTerms } from './combo-terms.tsx';

/** All that there is to read below the widget. */
export function ComboSections({ view, widget, calendar, combo, nearby }: Route.ComponentProps['loaderData']) {
  const { details } = combo;
  return (
    <>
      <Section id="gom-gi" title="Combo gồm gì" className="scroll-mt-14">
        <ComboContents components={combo.components} />
        <div className="mt-5">
          <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={[]} />
        </div>
      </Section>
      <Section
        id="lich-gia"
        title="Lịch giá"
        intro="Tổng tiền theo ngày đến, đã cộng phụ thu của ngày đó."
        className="scroll-mt-14"
      >
        <SaleCalendar widget={widget} calendar={calendar} />
      </Section>
      {details.surcharges.length > 0 && (
        <Section id="phu-thu" title="Phụ thu theo ngày" className="scroll-mt-14">
          <Surcharges surcharges={details.surcharges} />
        </Section>
      )}
      <Section id="gioi-thieu" title="Chuyến đi này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="dieu-kien" title="Điều kiện áp dụng" className="scroll-mt-14">
        <UseTerms details={details} notes={view.notes} />
      </Section>
      <Section id="tre-em" title="Trẻ em đi cùng" className="scroll-mt-14">
        <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
      </Section>
      <Location title="Nơi bạn đến" view={view} nearby={nearby} />
      <Section id="huy" title="Hủy và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đến" />
      </Section>
      <Section id="cach-dung" title="Cách dùng combo" className="scroll-mt-14">
        <HowToUse />
      </Section>
      {view.faqs.length > 0 && (
        <Section id="hoi-dap" title="Hỏi đáp" className="scroll-mt-14">
          <FaqList faqs={view.faqs} />
        </Section>
      )}
      <SupplierNote supplier={view.supplier} code={view.code} />
    </>
  );
}
