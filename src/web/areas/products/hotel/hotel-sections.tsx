import type { ComponentProps } from 'react';
import { Fold } from '#ui/fold.tsx';
import { FoldList } from '#ui/fold-list.tsx';
import { Kept } from '#ui/kept.tsx';
import { SignList } from '#ui/sign-list.tsx';
import { AboutSection } from '#web/areas/products/detail/about-section.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { ReviewsAndQuestions } from '#web/areas/products/detail/detail-sections.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/hotel-page.ts';
import { hotelFacts } from './hotel-facts.ts';
import { HotelRules } from './hotel-rules.tsx';
import type { RoomView } from './room-views.ts';

type Props = Pick<Route.ComponentProps['loaderData'], 'view' | 'hotel' | 'nearby'> & { rooms: RoomView[] };

/** All that there is to read below the rooms. */
export function HotelSections({ view, hotel, nearby, rooms }: Props) {
  const { details, facilities } = hotel;
  const { summary, highlights, html, policies, inclusions, exclusions, notes } = view;
  const inRooms = rooms.map(({ id, title, summary, facilities }) => ({ id, title, summary, facilities }));
  return (
    <>
      <Kept
        className="contents"
        part={House}
        props={{ view: { summary, highlights, html }, facts: hotelFacts(hotel), facilities, inRooms }}
      />
      <Location title="Vị trí" view={view} nearby={nearby} distances={details.distances} />
      <Kept
        className="contents"
        part={Conditions}
        props={{ details, policies, inclusions, exclusions, notes }}
      />
      <ReviewsAndQuestions view={view} />
    </>
  );
}

function House({
  view,
  facts,
  facilities,
  inRooms,
}: Pick<ComponentProps<typeof AboutSection>, 'view' | 'facts'> & {
  facilities: Props['hotel']['facilities'];
  inRooms: Pick<RoomView, 'id' | 'title' | 'summary' | 'facilities'>[];
}) {
  return (
    <>
      <AboutSection view={view} title="Giới thiệu" facts={facts ?? []} />
      <DetailSection id="tien-nghi" title="Tiện nghi">
        <Facilities groups={facilities} />
        <Fold label="Trong từng loại phòng">
          <dl className="max-w-prose space-y-4">
            {inRooms.map(({ id, title, summary, facilities }) => (
              <div key={id}>
                <dt className="font-semibold">{title}</dt>
                {summary && <dd>{summary}</dd>}
                <dd className="text-sm text-ink-soft">{facilities.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </DetailSection>
    </>
  );
}

function Conditions({
  details,
  policies,
  inclusions,
  exclusions,
  notes,
}: Pick<Props['hotel'], 'details'> &
  Pick<Props['view'], 'policies' | 'inclusions' | 'exclusions' | 'notes'>) {
  return (
    <DetailSection id="chinh-sach" title="Điều kiện">
      <FoldList
        items={[
          {
            id: 'nhan-tra',
            title: `Nhận phòng từ ${details.checkInFrom}, trả trước ${details.checkOutUntil}`,
            children: <HotelRules details={details} />,
          },
          {
            id: 'huy',
            title: 'Hủy và hoàn tiền',
            children: <CancellationPolicies policies={policies} firstDay="ngày nhận phòng" />,
          },
          {
            id: 'tre-em',
            title: 'Trẻ em ở cùng phòng',
            children: <ChildPolicy bands={details.childPolicy} per="mỗi đêm" />,
          },
          {
            id: 'bao-gom',
            title: 'Giá phòng gồm gì',
            children: <Inclusions inclusions={inclusions} exclusions={exclusions} notes={notes} />,
          },
          ...(details.accessibility.length > 0
            ? [
                {
                  id: 'di-lai',
                  title: 'Đi lại trong chỗ nghỉ',
                  children: <SignList sign="note" lines={details.accessibility} />,
                },
              ]
            : []),
        ]}
      />
    </DetailSection>
  );
}
