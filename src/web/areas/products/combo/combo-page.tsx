import { data } from 'react-router';
import { formatNights, formatRange } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct } from '#web/areas/products/detail/detail-view.ts';
import { loadDetail } from '#web/areas/products/detail/load-detail.ts';
import { Overview } from '#web/areas/products/detail/overview.tsx';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import type { Route } from './+types/combo-page.ts';
import { comboFacts } from './combo-facts.ts';
import { toComboView } from './combo-view.ts';

const ComboSections = hydrateOnInteraction(async () => (await import('./combo-sections.tsx')).ComboSections);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'combo', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, combo: toComboView(product) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'gom-gi', label: 'Combo gồm gì' },
  { id: 'lich-gia', label: 'Lịch giá' },
  { id: 'phu-thu', label: 'Phụ thu' },
  { id: 'dieu-kien', label: 'Điều kiện' },
  { id: 'tre-em', label: 'Trẻ em' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ComboPage({ loaderData }: Route.ComponentProps) {
  const { view, widget, combo, related } = loaderData;
  const { details } = combo;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{formatNights(details.days, details.nights)}</span>
          <span className="text-ink-soft">{view.place}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={comboFacts(details)} />}
      widget={widget}
      widgetNote={
        <>
          Dùng trong {formatRange(details.useFrom, details.useTo)}.
          {details.surcharges.length > 0 && (
            <>
              {' '}
              <a href="#phu-thu" className="text-sea underline underline-offset-3">
                Phụ thu
              </a>{' '}
              của ngày đi nếu có đã nằm trong tổng tiền.
            </>
          )}
        </>
      }
      after={
        <RelatedProducts
          title="Combo khác bạn có thể thích"
          more={{ href: view.kind.prefix, label: 'Tất cả combo' }}
          products={related}
        />
      }
    >
      <ComboSections {...loaderData} />
    </DetailLayout>
  );
}
