import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/attraction-page.ts';
import { GateRules, OpenHours } from './gate-rules.tsx';
import { TicketList } from './ticket-list.tsx';

/** All that there is to read below the widget. */
export function AttractionSections({ view, widget, attraction, nearby }: Route.ComponentProps['loaderData']) {
  const { details, tickets } = attraction;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Có gì ở đây', inclusions: 'Giá vé gồm gì', cancellation: 'Hủy vé và hoàn tiền' }}
      firstDay="ngày dùng vé"
      offers={
        <DetailSection id="loai-ve" title="Loại vé">
          <TicketList tickets={tickets} party={widget?.party ?? ''} />
          {details.childPolicy.length > 0 && (
            <div className="mt-6">
              <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
            </div>
          )}
        </DetailSection>
      }
      program={
        <>
          <DetailSection id="gio-mo-cua" title="Giờ mở cửa">
            <OpenHours hours={details.openHours} />
          </DetailSection>
          <DetailSection id="tai-cong" title="Vào cổng thế nào">
            <GateRules details={details} />
          </DetailSection>
        </>
      }
      location={<Location title="Đường đến" view={view} nearby={nearby} />}
    />
  );
}
