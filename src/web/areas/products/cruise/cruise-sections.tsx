import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SaleCalendar } from '#web/areas/products/booking-widget/sale-calendar.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/cruise-page.ts';
import { CabinCard } from './cabin-card.tsx';
import { CruiseTerms, Transfers } from './cruise-terms.tsx';

/** All that there is to read below the widget. */
export function CruiseSections({
  view,
  widget,
  calendar,
  cruise,
  nearby,
}: Route.ComponentProps['loaderData']) {
  const { details, cabins } = cruise;
  return (
    <>
      <Section
        id="cabin"
        title="Cabin và giá"
        intro="Tổng tiền của từng ngày tàu chạy, đã cộng bữa tiệc bắt buộc của ngày đó nếu có."
        className="scroll-mt-14"
      >
        <div className="space-y-5">
          {cabins.map((cabin) => (
            <CabinCard
              key={cabin.id}
              cabin={cabin}
              chosen={widget?.form ?? null}
              path={view.path}
              party={widget?.party ?? ''}
              singlePercent={details.singleSupplementPercent}
            />
          ))}
        </div>
        <div className="mt-5">
          <SaleCalendar widget={widget} calendar={calendar} />
        </div>
      </Section>
      <Section id="gioi-thieu" title="Trên tàu" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="lich-trinh" title="Lịch trình theo giờ" className="scroll-mt-14">
        <Itinerary days={cruise.itinerary} />
      </Section>
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      {cruise.facilities.length > 0 && (
        <Section id="tien-nghi" title="Tiện nghi trên tàu" className="scroll-mt-14">
          <Facilities groups={cruise.facilities} />
        </Section>
      )}
      {details.transfers.length > 0 && (
        <Section id="dua-don" title="Xe đưa đón" className="scroll-mt-14">
          <Transfers transfers={details.transfers} />
        </Section>
      )}
      <Section id="quy-dinh" title="Giấy tờ, thời tiết, trẻ em" className="scroll-mt-14">
        <CruiseTerms details={details} />
      </Section>
      <Location title="Bến tàu" view={view} nearby={nearby} />
      <Section id="huy" title="Hủy chỗ và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày khởi hành" />
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
