import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/car-page.ts';
import { carFacts, modeWords } from './car-facts.ts';
import { toCarView } from './car-view.ts';

const CarSections = hydrateOnInteraction(async () => (await import('./car-sections.tsx')).CarSections);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'car', params.file);
  const { headers, sale, calendar: _, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, car: toCarView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.car.offers) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'bang-gia', label: 'Bảng giá' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'quy-dinh', label: 'Quy định' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function CarPage({ loaderData }: Route.ComponentProps) {
  const { view, widget, car, related } = loaderData;
  const { details } = car;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{modeWords[details.mode]}</span>
          <span className="text-ink-soft">{details.seats} chỗ</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={carFacts(details)} />}
      widget={widget}
      after={
        <RelatedProducts
          title="Xe khác trong vùng"
          more={{ href: view.kind.prefix, label: 'Tất cả xe' }}
          products={related}
        />
      }
    >
      <CarSections {...loaderData} />
    </DetailLayout>
  );
}
