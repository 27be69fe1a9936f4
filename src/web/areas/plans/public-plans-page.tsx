import { listPlanProvinces, listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { leadToLastPage } from '#web/app/routing/lead-to-last-page.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { PlanCards } from '#web/parts/plans/plan-cards.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/public-plans-page.ts';
import { PlanFilter } from './plan-filter.tsx';

export const headers = sharedPage({
  tags: ['plans', 'catalogue'],
  queryKeys: ['days', 'province', 'budget', 'page'],
});

const intro = 'Lịch trình có giờ, quãng đường và giá, chép về rồi đổi theo ý bạn.';
const lengths = [2, 3, 4];
/** Filter values: most that a plan may cost, in đồng. */
const budgets = [3_000_000, 5_000_000, 10_000_000];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const url = new URL(request.url);
  const params = url.searchParams;
  const days = lengths.find((one) => String(one) === params.get('days'));
  const budgetVnd = budgets.find((one) => String(one) === params.get('budget'));
  const provinces = await listPlanProvinces(readDb);
  const province = provinces.find(({ slug }) => slug === params.get('province'));
  const requested = Math.trunc(Number(params.get('page'))) || 1;
  const page = await listPublicPlans(readDb, {
    days,
    budgetVnd,
    provinces: province && [province.slug],
    page: Math.min(Math.max(1, requested), 10_000),
    limit: 12,
  });
  leadToLastPage(url, page);
  return {
    page,
    filters: [
      {
        key: 'days',
        label: 'Số ngày',
        options: lengths.map((one) => ({ value: `${one}`, label: `${one} ngày` })),
      },
      {
        key: 'province',
        label: 'Nơi đến',
        options: provinces.map(({ slug: value, title: label }) => ({ value, label })),
      },
      {
        key: 'budget',
        label: 'Ngân sách',
        options: budgets.map((one) => ({ value: `${one}`, label: `Đến ${formatVnd(one)}` })),
      },
    ],
    chosen: chosenOf({ days, province: province?.slug, budget: budgetVnd }),
  };
}

function chosenOf(values: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = metaSite(matches);
  const listed = loaderData?.page.results.map(({ title, slug }) => ({ title, url: planPaths.public(slug) }));
  return pageMeta(site, location, {
    title: 'Kế hoạch gợi ý',
    description: intro,
    path: planPaths.all,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Kế hoạch gợi ý', href: planPaths.all }]),
      ...(listed?.length ? [itemListJsonLd(site.publicUrl, listed)] : []),
    ],
  });
};

export default function PublicPlansPage({ loaderData }: Route.ComponentProps) {
  const { page, filters, chosen } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Kế hoạch gợi ý' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Kế hoạch gợi ý</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <div className="mt-4 mb-6 stack-3">
        {filters.map((filter) => (
          <PlanFilter key={filter.key} filter={filter} chosen={chosen} />
        ))}
      </div>
      {page.results.length === 0 && (
        <EmptyState title="Chưa có kế hoạch nào như vậy">
          <ButtonLink to={planPaths.own}>Tự lên kế hoạch</ButtonLink>
        </EmptyState>
      )}
      <PlanCards plans={page.results} level={2} />
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => `${planPaths.all}?${new URLSearchParams({ ...chosen, page: String(number) })}`}
      />
    </div>
  );
}
