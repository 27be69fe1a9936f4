import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/cruise-page.ts';
import { CabinCard } from './cabin-card.tsx';
import { CruiseTerms, Transfers } from './cruise-terms.tsx';

/** All that there is to read below the widget. */
export function CruiseSections({ view, widget, cruise, nearby }: Route.ComponentProps['loaderData']) {
  const { details, cabins } = cruise;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Trên tàu', inclusions: 'Giá gồm gì', cancellation: 'Hủy chỗ và hoàn tiền' }}
      firstDay="ngày khởi hành"
      offers={
        <DetailSection
          id="cabin"
          title="Cabin và giá"
          intro="Tổng tiền của từng ngày tàu chạy, đã cộng bữa tiệc bắt buộc của ngày đó nếu có."
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
        </DetailSection>
      }
      program={
        <DetailSection id="lich-trinh" title="Lịch trình theo giờ">
          <Itinerary days={cruise.itinerary} />
        </DetailSection>
      }
      rules={
        <>
          {cruise.facilities.length > 0 && (
            <DetailSection id="tien-nghi" title="Tiện nghi trên tàu">
              <Facilities groups={cruise.facilities} />
            </DetailSection>
          )}
          {details.transfers.length > 0 && (
            <DetailSection id="dua-don" title="Xe đưa đón">
              <Transfers transfers={details.transfers} />
            </DetailSection>
          )}
          <DetailSection id="quy-dinh" title="Giấy tờ, thời tiết, trẻ em">
            <CruiseTerms details={details} />
          </DetailSection>
        </>
      }
      location={<Location title="Bến tàu" view={view} nearby={nearby} />}
    />
  );
}
