import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/experience-page.ts';
import { experienceFacts } from './experience-facts.ts';
import { toExperienceView } from './experience-view.ts';

const ExperienceSections = hydrateOnInteraction(
  async () => (await import('./experience-sections.tsx')).ExperienceSections,
);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'experience', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, experience: toExperienceView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(
        loaderData.view,
        { location, matches },
        loaderData.experience.slots,
        loaderData.experience.itinerary,
      )
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'khung-gio', label: 'Khung giờ và giá' },
  { id: 'chuong-trinh', label: 'Theo từng giờ' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'chuan-bi', label: 'Chuẩn bị' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const { view, widget, experience, related } = loaderData;
  const { details } = experience;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{experience.category}</span>
          <span className="text-ink-soft">{formatMinutes(details.durationMinutes)}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={experienceFacts(details)} />}
      widget={widget}
      after={
        <RelatedProducts
          title="Trải nghiệm gần đây"
          more={{ href: view.kind.prefix, label: 'Tất cả trải nghiệm' }}
          products={related}
        />
      }
    >
      <ExperienceSections {...loaderData} />
    </DetailLayout>
  );
}
