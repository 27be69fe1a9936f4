import { Link, useSearchParams } from 'react-router';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/public-plans-page.ts';
import { planPaths } from './plan-paths.ts';

export const headers = sharedPage({ tags: ['plans', 'catalogue'], queryKeys: ['days', 'page'] });

const intro = 'Lịch trình có giờ, quãng đường và giá, chép về rồi đổi theo ý bạn.';
const lengths = [2, 3, 4];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const params = new URL(request.url).searchParams;
  const days = lengths.find((one) => String(one) === params.get('days'));
  const asked = Math.trunc(Number(params.get('page'))) || 1;
  const page = await listPublicPlans(readDb, { days, page: Math.min(Math.max(1, asked), 10_000), limit: 12 });
  return { page, lengths };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = metaSite(matches);
  const listed = loaderData?.page.results.map(({ title, slug }) => ({ title, url: planPaths.public(slug) }));
  return pageMeta(site, location, {
    title: 'Kế hoạch gợi ý',
    description: intro,
    path: planPaths.all,
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Kế hoạch gợi ý', href: planPaths.all }]),
      ...(listed?.length ? [itemListJsonLd(site.publicUrl, listed)] : []),
    ],
  });
};

export default function PublicPlansPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const [params] = useSearchParams();
  const current = params.get('days');
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Kế hoạch gợi ý' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Kế hoạch gợi ý</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <nav aria-label="Số ngày" className="mt-4 mb-6 flex flex-wrap gap-2">
        {[null, ...loaderData.lengths.map(String)].map((days) => (
          <Link
            key={days ?? 'all'}
            to={days ? `${planPaths.all}?days=${days}` : planPaths.all}
            aria-current={days === current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full px-4 font-semibold',
              days === current ? 'bg-sea text-white' : 'bg-sea-soft text-sea-dark',
            )}
          >
            {days ? `${days} ngày` : 'Tất cả'}
          </Link>
        ))}
      </nav>
      {page.results.length === 0 && (
        <EmptyState title="Chưa có kế hoạch nào như vậy">
          <ButtonLink to={planPaths.own}>Tự lên kế hoạch</ButtonLink>
        </EmptyState>
      )}
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {page.results.map((plan) => (
          <li
            key={plan.slug}
            className="relative overflow-hidden rounded-card border border-line bg-rice hover:border-sea"
          >
            {plan.picture && (
              <Picture
                picture={plan.picture}
                sizes="(min-width: 1280px) 400px, (min-width: 640px) 50vw, 100vw"
                ratio="3/2"
                decorative
              />
            )}
            <div className="p-4">
              <h2 className="text-lg leading-snug">
                <Link to={planPaths.public(plan.slug)} className="after:absolute after:inset-0">
                  {plan.title}
                </Link>
              </h2>
              <p className="mt-1 text-sm text-ink-soft">
                {[
                  `${plan.days} ngày`,
                  `${plan.products} dịch vụ`,
                  ...plan.provinces.map(({ title }) => title),
                ].join(' · ')}
              </p>
              {plan.fromVnd > 0 && (
                <p className="mt-2">
                  Từ <strong className="text-lg tabular-nums">{formatVnd(plan.fromVnd)}</strong> cho{' '}
                  {plan.adults + plan.childAges.length} khách
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) =>
          `${planPaths.all}?${new URLSearchParams({ ...(current && { days: current }), page: String(number) })}`
        }
      />
    </div>
  );
}
