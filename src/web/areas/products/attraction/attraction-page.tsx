import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/attraction-page.ts';
import { attractionFacts } from './attraction-facts.ts';
import { toAttractionView } from './attraction-view.ts';

const AttractionSections = hydrateOnInteraction(
  async () => (await import('./attraction-sections.tsx')).AttractionSections,
);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'attraction', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, attraction: toAttractionView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.attraction.tickets) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'loai-ve', label: 'Loại vé' },
  { id: 'lich-gia', label: 'Lịch giá' },
  { id: 'gio-mo-cua', label: 'Giờ mở cửa' },
  { id: 'tai-cong', label: 'Vào cổng' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  const { view, widget, attraction, related } = loaderData;
  const { details } = attraction;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{attraction.category}</span>
          <span className="text-ink-soft">{details.instant ? 'Vé dùng ngay' : 'Vé chọn ngày'}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={attractionFacts(details)} />}
      widget={widget}
      after={
        <RelatedProducts
          title="Điểm tham quan gần đây"
          more={{ href: view.kind.prefix, label: 'Tất cả vé tham quan' }}
          products={related}
        />
      }
    >
      <AttractionSections {...loaderData} />
    </DetailLayout>
  );
}
