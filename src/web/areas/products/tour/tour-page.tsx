import { Bus, CalendarClock, Users } from 'lucide-react';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { DepartureChoices } from '#web/areas/products/booking-widget/choices/departure-choices.tsx';
import { UnitChoices } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/tour-page.ts';
import { toTourView } from './tour-view.ts';

const TourSections = hydrateOnInteraction('TourSections', () => import('./tour-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('tour', (product, sale) => ({
  tour: toTourView(product, sale),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ tour: { seats, itinerary } }) => ({ units: seats, itinerary }));

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { view, widget, tour } = page;
  const { details, seats } = tour;
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <span className="text-ink-soft lg:hidden">{view.place}</span>
        </>
      }
      deciding={[
        { icon: CalendarClock, text: `Khởi hành ${details.departureTime} từ ${details.departureFrom}` },
        { icon: Bus, text: capitalise(details.transport.join(', ')) },
        {
          icon: Users,
          text: `${details.tourType === 'private' ? 'Đi riêng' : 'Ghép đoàn'}, ${details.groupMin}–${details.groupMax} khách`,
        },
      ]}
      facts={[]}
      choices={
        widget && (
          <>
            <DepartureChoices widget={widget} nights={details.nights} />
            {seats.length > 1 && (
              <UnitChoices
                widget={widget}
                title="Chọn hạng chỗ"
                about={seats.map(({ id, summary }) => ({ id, facts: summary }))}
                asDifference
              />
            )}
          </>
        )
      }
      others={{ title: 'Tour khác', more: 'Tất cả tour' }}
    >
      <TourSections {...page} />
    </DetailLayout>
  );
}
