import { Hash } from 'lucide-react';
import { formatNights, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/tour-page.ts';
import { tourFacts } from './tour-facts.ts';
import { toTourView } from './tour-view.ts';

const TourSections = hydrateOnInteraction('TourSections', () => import('./tour-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('tour', (product, sale) => ({
  tour: toTourView(product, sale),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ tour: { seats, itinerary } }) => ({ units: seats, itinerary }));

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { view, widget, tour } = loaderData;
  const { details, seats } = tour;
  const next = seats.flatMap((seat) => seat.departures).find((departure) => departure.left > 0);
  return (
    <DetailLayout
      page={loaderData}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <span className="text-ink-soft">Khởi hành từ {details.departureFrom}</span>
        </>
      }
      facts={[{ icon: Hash, label: 'Mã tour', value: view.code }, ...tourFacts(details)]}
      widgetNote={
        <>
          {next &&
            !widget?.form.from &&
            `Đoàn gần nhất còn chỗ: ${formatWeekdayDate(next.day)}, còn ${next.left} chỗ. `}
          {details.depositPercent > 0 &&
            details.depositPercent < 100 &&
            `Giữ chỗ bằng cách đặt cọc ${details.depositPercent}%.`}
        </>
      }
      others={{ title: 'Tour cùng vùng', more: 'Tất cả tour' }}
    >
      <TourSections {...loaderData} />
    </DetailLayout>
  );
}
