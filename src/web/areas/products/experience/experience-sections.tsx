import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/experience-page.ts';
import { ExperienceTerms, SlotTable } from './experience-terms.tsx';

/** All that there is to read below the widget. */
export function ExperienceSections({ view, widget, experience, nearby }: Route.ComponentProps['loaderData']) {
  const { details, slots, itinerary } = experience;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Bạn sẽ làm gì', inclusions: 'Giá gồm gì', cancellation: 'Hủy và hoàn tiền' }}
      firstDay="ngày đi"
      offers={
        <DetailSection
          id="khung-gio"
          title="Khung giờ và giá"
          intro="Mỗi khung giờ có số chỗ riêng. Giá đã gồm thuế phí."
        >
          <SlotTable slots={slots} party={widget?.party ?? ''} />
          {details.childPolicy.length > 0 && (
            <div className="mt-6">
              <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
            </div>
          )}
        </DetailSection>
      }
      program={
        itinerary.length > 0 && (
          <DetailSection id="chuong-trinh" title="Theo từng giờ">
            <Itinerary days={itinerary} />
          </DetailSection>
        )
      }
      rules={
        <DetailSection id="chuan-bi" title="Chuẩn bị trước khi đi">
          <ExperienceTerms details={details} />
        </DetailSection>
      }
      location={<Location title="Điểm hẹn" view={view} nearby={nearby} />}
    />
  );
}
