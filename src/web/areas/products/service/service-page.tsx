import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/service-page.ts';
import { serviceFacts } from './service-facts.ts';
import { toServiceView } from './service-view.ts';

const ServiceSections = hydrateOnInteraction(
  async () => (await import('./service-sections.tsx')).ServiceSections,
);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'service', params.file);
  const app = context.get(appContext);
  const { headers, sale, calendar: _, ...page } = await loadDetail(app, product, request);
  const openedAt = app.clock.now().toISOString();
  return data({ ...page, service: toServiceView(product, sale), openedAt }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.service.packages) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'goi', label: 'Gói và giá' },
  { id: 'cac-buoc', label: 'Các bước' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'bao-gia', label: 'Báo giá riêng' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { view, widget, service, related } = loaderData;
  const { details, type } = service;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          {type && <span className="font-semibold text-sea">{type.title}</span>}
          <span className="text-ink-soft">{view.place}</span>
        </>
      }
      sections={details.isQuoteLed ? sections : sections.filter((one) => one.id !== 'bao-gia')}
      overview={<Overview view={view} facts={serviceFacts(details)} />}
      widget={widget}
      after={
        <RelatedProducts
          title="Dịch vụ khác"
          more={
            type
              ? { href: `${view.kind.prefix}/${type.slug}`, label: type.title }
              : { href: view.kind.prefix, label: 'Tất cả dịch vụ' }
          }
          products={related}
        />
      }
    >
      <ServiceSections {...loaderData} />
    </DetailLayout>
  );
}
