import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/attraction-page.ts';
import { attractionFacts } from './attraction-facts.ts';
import { gateRules, OpenHours } from './gate-rules.tsx';

/** The page's content below the widget. */
export function AttractionSections({
  view,
  attraction,
  nearby,
}: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details } = attraction;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Có gì ở đây', inclusions: 'Giá vé gồm gì', cancellation: 'Hủy vé và hoàn tiền' }}
      firstDay="ngày dùng vé"
      facts={attractionFacts(attraction)}
      offers={null}
      program={
        <DetailSection id="gio-mo-cua" title="Giờ mở cửa">
          <OpenHours hours={details.openHours} />
        </DetailSection>
      }
      conditions={[
        ...gateRules(details),
        ...(details.childPolicy.length > 0
          ? [
              {
                id: 'tre-em',
                title: 'Giá trẻ em',
                children: <ChildPolicy bands={details.childPolicy} per="mỗi bé" />,
              },
            ]
          : []),
      ]}
      location={<Location title="Vị trí" view={view} nearby={nearby} />}
    />
  );
}
