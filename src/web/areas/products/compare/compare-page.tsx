import { ArrowLeftRight } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { freshFor, sharedPage } from '#web/app/shared-page.ts';
import { mostCompared } from '#web/parts/device/compared.ts';
import { readIds } from '#web/parts/device/read-ids.ts';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import type { Route } from './+types/compare-page.ts';
import { CompareDates } from './compare-dates.tsx';
import { CompareTable } from './compare-table.tsx';
import { loadComparison } from './load-comparison.ts';

export const headers = sharedPage({ tags: ['catalogue'], queryKeys: ['kind', 'ids', ...tripSearchKeys] });

/** Products of one kind side by side: '/so-sanh?kind=hotel&ids=12,15&from=…' can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const params = new URL(request.url).searchParams;
  const kind = kinds.find(({ name }) => name === params.get('kind'));
  const ids = readIds(params, mostCompared);
  const hasSearchDates = Boolean(params.get('from'));
  return data(
    {
      kind: kind
        ? {
            name: kind.name,
            one: kind.labels.one.toLowerCase(),
            many: kind.labels.many,
            prefix: kind.prefix,
            sale: kind.sale,
          }
        : null,
      comparison: kind && ids.length > 0 ? await loadComparison(app, kind, ids, params) : null,
      hasSearchDates,
      today: dayInVietnam(app.clock.now()),
    },
    { headers: freshFor(hasSearchDates ? 10 : 30) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: loaderData?.kind ? `So sánh ${loaderData.kind.many.toLowerCase()}` : 'So sánh',
    path: '/so-sanh',
    noindex: true,
  });

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { kind, comparison, hasSearchDates, today } = loaderData;
  const [params] = useSearchParams();
  const isEmpty = !kind || !comparison || comparison.columns.length === 0;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          ...(kind ? [{ label: kind.many, href: kind.prefix }] : []),
          { label: 'So sánh' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">So sánh{kind && ` ${kind.many.toLowerCase()}`}</h1>
      {isEmpty ? (
        <div className="mt-6">
          <EmptyState title="Chưa có gì để so sánh" icon={ArrowLeftRight}>
            <p>Trong danh sách, bạn đánh dấu “So sánh” trên ảnh của hai đến bốn lựa chọn cùng loại.</p>
            <p className="mt-5">
              <ButtonLink to={kindProfiles.hotel.prefix}>Tìm chỗ nghỉ</ButtonLink>
            </p>
          </EmptyState>
          <seenRowSlot.Outlet />
        </div>
      ) : (
        <>
          <CompareDates key={params.toString()} kind={kind} params={params} today={today} />
          <CompareTable comparison={comparison} params={params} hasSearchDates={hasSearchDates} />
          {comparison.columns.length < mostCompared && (
            <p className="mt-5">
              <ButtonLink to={kind.prefix} look="outline">
                Thêm {kind.one} vào so sánh
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
