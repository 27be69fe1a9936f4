import { data } from 'react-router';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/cruise-page.ts';
import { cruiseFacts } from './cruise-facts.ts';
import { toCruiseView } from './cruise-view.ts';

const CruiseSections = hydrateOnInteraction(
  async () => (await import('./cruise-sections.tsx')).CruiseSections,
);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'cruise', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, cruise: toCruiseView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(
        loaderData.view,
        { location, matches },
        loaderData.cruise.cabins,
        loaderData.cruise.itinerary,
      )
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'cabin', label: 'Cabin và giá' },
  { id: 'lich-trinh', label: 'Lịch trình' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'dua-don', label: 'Đưa đón' },
  { id: 'quy-dinh', label: 'Quy định' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function CruisePage({ loaderData }: Route.ComponentProps) {
  const { view, widget, cruise, related } = loaderData;
  const { details } = cruise;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <Stars count={details.star} />
          <span className="text-ink-soft">{cruise.bay}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={cruiseFacts(details)} />}
      widget={widget}
      widgetNote={details.nights > 0 ? 'Giá mỗi khách khi hai người ở một cabin.' : 'Giá mỗi khách.'}
      after={
        <RelatedProducts
          title="Du thuyền khác"
          more={{ href: view.kind.prefix, label: 'Tất cả du thuyền' }}
          products={related}
        />
      }
    >
      <CruiseSections {...loaderData} />
    </DetailLayout>
  );
}
