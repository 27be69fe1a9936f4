import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SaleCalendar } from '#web/areas/products/booking-widget/sale-calendar.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/attraction-page.ts';
import { GateRules, OpenHours } from './gate-rules.tsx';
import { TicketList } from './ticket-list.tsx';

/** All that there is to read below the widget. */
export function AttractionSections({
  view,
  widget,
  calendar,
  attraction,
  nearby,
}: Route.ComponentProps['loaderData']) {
  const { details, tickets } = attraction;
  return (
    <>
      <Section id="loai-ve" title="Loại vé" className="scroll-mt-14">
        <TicketList tickets={tickets} party={widget?.party ?? ''} />
        {details.childPolicy.length > 0 && (
          <div className="mt-6">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </div>
        )}
      </Section>
      <Section id="lich-gia" title="Lịch giá" className="scroll-mt-14">
        <SaleCalendar widget={widget} calendar={calendar} />
      </Section>
      <Section id="gioi-thieu" title="Có gì ở đây" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="gio-mo-cua" title="Giờ mở cửa" className="scroll-mt-14">
        <OpenHours hours={details.openHours} />
      </Section>
      <Section id="tai-cong" title="Vào cổng thế nào" className="scroll-mt-14">
        <GateRules details={details} />
      </Section>
      <Section id="bao-gom" title="Giá vé gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Location title="Đường đến" view={view} nearby={nearby} />
      <Section id="huy" title="Hủy vé và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày dùng vé" />
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
