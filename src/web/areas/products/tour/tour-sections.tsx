import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { SaleCalendar } from '#web/areas/products/booking-widget/sale-calendar.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/tour-page.ts';
import { Departures } from './departures.tsx';

/** All that there is to read below the widget. */
export function TourSections({ view, widget, calendar, tour, nearby }: Route.ComponentProps['loaderData']) {
  const { details, seats, itinerary } = tour;
  return (
    <>
      <Section
        id="lich-khoi-hanh"
        title="Lịch khởi hành và giá"
        intro="Tổng tiền của từng ngày, đã gồm thuế phí."
        className="scroll-mt-14"
      >
        <Departures seats={seats} bands={details.childPolicy} path={view.path} party={widget?.party ?? ''} />
        <div className="mt-6">
          <SaleCalendar widget={widget} calendar={calendar} />
        </div>
        {details.singleSupplementVnd > 0 && (
          <p className="mt-3 text-sm text-ink-soft">
            Ở phòng một mình phụ thu {formatVnd(details.singleSupplementVnd)} cả chuyến.
          </p>
        )}
      </Section>
      <Section id="gioi-thieu" title="Chuyến đi này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="chuong-trinh" title="Chương trình từng ngày" className="scroll-mt-14">
        <Itinerary days={itinerary} />
      </Section>
      <Section id="bao-gom" title="Giá tour gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="diem-don" title="Điểm đón" className="scroll-mt-14">
        <Table
          caption="Điểm đón"
          columns={[{ label: 'Nơi đón' }, { label: 'Giờ' }, { label: 'Phí đón', align: 'end' }]}
          rows={details.pickups.map((pickup) => ({
            key: pickup.place,
            cells: [pickup.place, pickup.time, pickup.feeVnd ? formatVnd(pickup.feeVnd) : 'Miễn phí'],
          }))}
        />
      </Section>
      <Section id="tre-em" title="Giá trẻ em" className="scroll-mt-14">
        <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
      </Section>
      <Location title="Tour đi đâu" view={view} nearby={nearby} />
      <Section id="huy" title="Hủy tour và hoàn tiền" className="scroll-mt-14">
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
