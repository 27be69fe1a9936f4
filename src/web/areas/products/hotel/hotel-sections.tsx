import { Fold } from '#ui/fold.tsx';
import { FoldList } from '#ui/fold-list.tsx';
import { Kept } from '#ui/kept.tsx';
import { SignList } from '#ui/sign-list.tsx';
import { AboutSection } from '#web/areas/products/detail/about-section.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { ReviewsAndQuestions } from '#web/areas/products/detail/detail-sections.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/hotel-page.ts';
import { hotelFacts } from './hotel-facts.ts';
import { HotelRules } from './hotel-rules.tsx';

type Props = Pick<DetailOf<Route.ComponentProps['loaderData']>, 'view' | 'about' | 'hotel' | 'nearby'>;

/** The date-independent content of a hotel's page: it changes only when the hotel is edited. */
type House = Pick<Props, 'about' | 'hotel'>;

/** The page's content below the rooms. */
export function HotelSections({ view, about, hotel, nearby }: Props) {
  return (
    <>
      <Kept className="contents" part={House} props={{ about, hotel }} />
      <Location title="Vị trí" view={view} nearby={nearby} distances={hotel.details.distances} />
      <Kept className="contents" part={Conditions} props={{ about, hotel }} />
      <ReviewsAndQuestions view={view} />
    </>
  );
}

function House({ about, hotel }: House) {
  return (
    <>
      <AboutSection view={about} title="Giới thiệu" facts={hotelFacts(hotel)} />
      <DetailSection id="tien-nghi" title="Tiện nghi">
        <Facilities groups={hotel.facilities} />
        <Fold label="Trong từng loại phòng">
          <dl className="max-w-prose stack-4">
            {hotel.rooms.map(({ id, title, summary, facilities }) => (
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

function Conditions({ about, hotel: { details } }: House) {
  const { policies, inclusions, exclusions, notes } = about;
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
