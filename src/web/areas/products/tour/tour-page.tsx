import { Bus, CalendarClock, Users } from 'lucide-react';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { listWords } from '#platform/vietnamese/list-words.ts';
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
  const length = details.nights ? formatNights(details.days, details.nights) : 'Trong ngày';
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          {!view.title.includes(length) && <span className="font-semibold text-sea">{length}</span>}
          <span className="text-ink-soft lg:hidden">{view.place}</span>
        </>
      }
      deciding={[
        { icon: CalendarClock, text: `Khởi hành ${details.departureTime} từ ${details.departureFrom}` },
        { icon: Bus, text: listWords(details.transport) },
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
