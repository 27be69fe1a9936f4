import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/cruise-page.ts';
import { cruiseConditions } from './cruise-conditions.tsx';
import { cruiseFacts } from './cruise-facts.ts';

/** The page's content below the widget. */
export function CruiseSections({ view, cruise, nearby }: DetailOf<Route.ComponentProps['loaderData']>) {
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Trên tàu', inclusions: 'Giá đã gồm', cancellation: 'Hủy chỗ và hoàn tiền' }}
      firstDay="ngày khởi hành"
      facts={cruiseFacts(cruise.details)}
      offers={null}
      program={
        <DetailSection id="lich-trinh" title="Lịch trình">
          <Itinerary days={cruise.itinerary} />
        </DetailSection>
      }
      conditions={cruiseConditions(cruise)}
      location={<Location title="Bến tàu" view={view} nearby={nearby} />}
    />
  );
}
