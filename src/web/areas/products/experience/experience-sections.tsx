import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SaleCalendar } from '#web/areas/products/booking-widget/sale-calendar.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/experience-page.ts';
import { ExperienceTerms, SlotTable } from './experience-terms.tsx';

/** All that there is to read below the widget. */
export function ExperienceSections({
  view,
  widget,
  calendar,
  experience,
  nearby,
}: Route.ComponentProps['loaderData']) {
  const { details, slots, itinerary } = experience;
  return (
    <>
      <Section
        id="khung-gio"
        title="Khung giờ và giá"
        intro="Mỗi khung giờ có số chỗ riêng. Giá đã gồm thuế phí."
        className="scroll-mt-14"
      >
        <SlotTable slots={slots} party={widget?.party ?? ''} />
        <div className="mt-6">
          <SaleCalendar widget={widget} calendar={calendar} />
        </div>
        {details.childPolicy.length > 0 && (
          <div className="mt-6">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </div>
        )}
      </Section>
      <Section id="gioi-thieu" title="Bạn sẽ làm gì" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      {itinerary.length > 0 && (
        <Section id="chuong-trinh" title="Theo từng giờ" className="scroll-mt-14">
          <Itinerary days={itinerary} />
        </Section>
      )}
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="chuan-bi" title="Chuẩn bị trước khi đi" className="scroll-mt-14">
        <ExperienceTerms details={details} />
      </Section>
      <Location title="Điểm hẹn" view={view} nearby={nearby} />
      <Section id="huy" title="Hủy và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đi" />
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
