import { SignList } from '#ui/sign-list.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Itinerary } from '#web/areas/products/detail/itinerary.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/experience-page.ts';
import { experienceFacts } from './experience-facts.ts';

/** The page's content below the widget. */
export function ExperienceSections({
  view,
  experience,
  nearby,
}: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details, itinerary } = experience;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Bạn sẽ làm gì', inclusions: 'Giá gồm gì', cancellation: 'Hủy và hoàn tiền' }}
      firstDay="ngày đi"
      facts={experienceFacts(experience)}
      offers={null}
      program={
        itinerary.length > 0 && (
          <DetailSection id="chuong-trinh" title="Theo từng giờ">
            <Itinerary days={itinerary} />
          </DetailSection>
        )
      }
      conditions={[
        {
          id: 'chuan-bi',
          title: 'Bạn mang theo',
          children: <SignList sign="note" lines={details.whatToBring} />,
        },
        { id: 'diem-hen', title: 'Điểm hẹn', children: <p>{details.meetingPoint}</p> },
        { id: 'thoi-tiet', title: 'Khi thời tiết xấu', children: <p>{details.weatherPolicy}</p> },
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
      location={<Location title="Điểm hẹn" view={view} nearby={nearby} />}
    />
  );
}
