import { data } from 'react-router';
import { formatNights, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/tour-page.ts';
import { tourFacts } from './tour-facts.ts';
import { toTourView } from './tour-view.ts';

const TourSections = hydrateOnInteraction(async () => (await import('./tour-sections.tsx')).TourSections);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'tour', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, tour: toTourView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(loaderData.view, { location, matches }, loaderData.tour.seats, loaderData.tour.itinerary)
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'lich-khoi-hanh', label: 'Lịch khởi hành và giá' },
  { id: 'chuong-trinh', label: 'Chương trình' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'diem-don', label: 'Điểm đón' },
  { id: 'tre-em', label: 'Trẻ em' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { view, widget, tour, related } = loaderData;
  const { details, seats } = tour;
  const next = seats.flatMap((seat) => seat.departures).find((departure) => departure.left > 0);
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <span className="text-ink-soft">Khởi hành từ {details.departureFrom}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={tourFacts(view.code, details)} />}
      widget={widget}
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
      after={
        <RelatedProducts
          title="Tour cùng vùng"
          more={{ href: view.kind.prefix, label: 'Tất cả tour' }}
          products={related}
        />
      }
    >
      <TourSections {...loaderData} />
    </DetailLayout>
  );
}
