import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Table } from '#ui/table.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/tour-page.ts';
import { Departures } from './departures.tsx';

/** All that there is to read below the widget. */
export function TourSections({ view, widget, tour, nearby }: Route.ComponentProps['loaderData']) {
  const { details, seats, itinerary } = tour;
  return (
    <DetailSections
      view={view}
      titles={{
        about: 'Chuyến đi này',
        inclusions: 'Giá tour gồm gì',
        cancellation: 'Hủy tour và hoàn tiền',
      }}
      firstDay="ngày khởi hành"
      offers={
        <DetailSection
          id="lich-khoi-hanh"
          title="Lịch khởi hành và giá"
          intro="Tổng tiền của từng ngày, đã gồm thuế phí."
        >
          <Departures
            seats={seats}
            bands={details.childPolicy}
            path={view.path}
            party={widget?.party ?? ''}
          />
          {details.singleSupplementVnd > 0 && (
            <p className="mt-3 text-sm text-ink-soft">
              Ở phòng một mình phụ thu {formatVnd(details.singleSupplementVnd)} cả chuyến.
            </p>
          )}
        </DetailSection>
      }
      program={
        <DetailSection id="chuong-trinh" title="Chương trình từng ngày">
          <Itinerary days={itinerary} />
        </DetailSection>
      }
      rules={
        <>
          <DetailSection id="diem-don" title="Điểm đón">
            <Table
              caption="Điểm đón"
              columns={[{ label: 'Nơi đón' }, { label: 'Giờ' }, { label: 'Phí đón', align: 'end' }]}
              rows={details.pickups.map((pickup) => ({
                key: pickup.place,
                cells: [pickup.place, pickup.time, pickup.feeVnd ? formatVnd(pickup.feeVnd) : 'Miễn phí'],
              }))}
            />
          </DetailSection>
          <DetailSection id="tre-em" title="Giá trẻ em">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </DetailSection>
        </>
      }
      location={<Location title="Tour đi đâu" view={view} nearby={nearby} />}
    />
  );
}
