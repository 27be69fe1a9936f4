import { Hash } from 'lucide-react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Table } from '#ui/table.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/tour-page.ts';
import { tourFacts } from './tour-facts.ts';

/** The page's content below the widget. */
export function TourSections({ view, tour, nearby }: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details, itinerary } = tour;
  return (
    <DetailSections
      view={view}
      titles={{
        about: 'Chuyến đi này',
        inclusions: 'Giá tour gồm gì',
        cancellation: 'Hủy tour và hoàn tiền',
      }}
      firstDay="ngày khởi hành"
      facts={[...tourFacts(tour), { icon: Hash, label: 'Mã tour', value: view.code }]}
      offers={null}
      program={
        <DetailSection id="chuong-trinh" title="Chương trình từng ngày">
          <Itinerary days={itinerary} />
        </DetailSection>
      }
      conditions={[
        {
          id: 'diem-don',
          title: 'Điểm đón',
          children: (
            <Table
              caption="Điểm đón"
              columns={[{ label: 'Nơi đón' }, { label: 'Giờ' }, { label: 'Phí\u00a0đón', align: 'end' }]}
              rows={details.pickups.map((pickup) => ({
                key: pickup.place,
                cells: [
                  pickup.place,
                  pickup.time,
                  pickup.feeVnd ? formatVnd(pickup.feeVnd) : 'Miễn\u00a0phí',
                ],
              }))}
            />
          ),
        },
        {
          id: 'tre-em',
          title: 'Trẻ em và phòng đơn',
          children: (
            <>
              <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
              {details.singleSupplementVnd > 0 && (
                <p className="mt-3 text-sm text-ink-soft">
                  Ở phòng một mình phụ thu {formatVnd(details.singleSupplementVnd)} cả chuyến.
                </p>
              )}
            </>
          ),
        },
      ]}
      location={<Location title="Tour đi đâu" view={view} nearby={nearby} />}
    />
  );
}
