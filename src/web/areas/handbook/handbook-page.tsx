import { Link, useSearchParams } from 'react-router';
import { listArticles } from '#modules/content/queries.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { respell } from '#modules/search/documents/list-found-products.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { leadToLastPage } from '#web/app/routing/lead-to-last-page.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { PlanCards, shownPlan } from '#web/parts/plans/plan-cards.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/handbook-page.ts';
import { feedLink } from './feed-link.ts';

export const headers = sharedPage({
  tags: ['content', 'plans'],
  queryKeys: ['search', 'category', 'tag', 'page'],
});

const path = '/cam-nang-du-lich';
const categories = ['Kinh nghiệm', 'Lịch trình', 'Ẩm thực', 'Mùa đẹp', 'Cẩm nang đặt dịch vụ'];
const intro = 'Kinh nghiệm, lịch trình và mùa đẹp, viết để bạn dùng được ngay khi lên kế hoạch.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const url = new URL(request.url);
  const params = url.searchParams;
  const typed = params.get('search')?.trim() ?? '';
  const search = typed && (await respell(readDb, typed));
  const match = search ? await findMatches(readDb, 'article', search, { limit: 200 }) : null;
  const page = await listArticles(readDb, {
    ...(match && { rankedIds: match.ids }),
    category: params.get('category') ?? undefined,
    tag: params.get('tag') ?? undefined,
    page: Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), 10_000),
    limit: 12,
  });
  leadToLastPage(url, page);
  // Plans are listed below the start page of the handbook and below its itineraries.
  const category = params.get('category');
  const isAsked = search !== '' || params.has('tag') || page.page > 1;
  const plans =
    isAsked || (category !== null && category !== 'Lịch trình')
      ? []
      : (await listPublicPlans(readDb, { page: 1, limit: 3 })).results.map(shownPlan);
  return { page, plans };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = metaSite(matches);
  const page = pageMeta(site, location, {
    title: 'Cẩm nang du lịch',
    description: intro,
    path,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Cẩm nang du lịch', href: path }]),
      ...(loaderData?.page.results.length ? [itemListJsonLd(site.publicUrl, loaderData.page.results)] : []),
    ],
  });
  return [...page, feedLink];
};

export default function HandbookPage({ loaderData }: Route.ComponentProps) {
  const { page, plans } = loaderData;
  const [params] = useSearchParams();
  const current = params.get('category');
  const isUnwritten = page.totalResults === 0 && ![...params.keys()].length;
  const chip = 'inline-flex min-h-11 items-center rounded-full px-4 font-semibold';
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Cẩm nang du lịch' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Cẩm nang du lịch</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      {!isUnwritten && (
        <nav aria-label="Chuyên mục" className="mt-4 mb-6 flex flex-wrap gap-2">
          {[null, ...categories].map((category) => (
            <Link
              key={category ?? 'all'}
              to={category ? `${path}?category=${encodeURIComponent(category)}` : path}
              aria-current={category === current ? 'true' : undefined}
              className={classNames(
                chip,
                category === current ? 'bg-sea text-white' : 'bg-sea-soft text-sea-dark',
              )}
            >
              {category ?? 'Tất cả'}
            </Link>
          ))}
        </nav>
      )}
      {page.results.length > 0 && <ArticleCards articles={page.results} level={2} />}
      {isUnwritten && (
        <div className="mt-6">
          <EmptyState title="Cẩm nang đang được viết">
            <p>Trong lúc chờ, bạn có thể đọc về mùa đẹp và nơi nên ghé ở trang của từng tỉnh.</p>
            <ButtonLink to="/dia-diem" look="sea" className="mt-5">
              Xem các điểm đến
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {page.results.length === 0 && !isUnwritten && (
        <EmptyState title="Chưa có bài trong mục này">
          <Link to={path} className="font-semibold text-sea underline">
            Xem tất cả bài viết
          </Link>
        </EmptyState>
      )}
      <Pagination
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(number) => {
          const next = new URLSearchParams(params);
          next.set('page', String(number));
          return `${path}?${next}`;
        }}
      />
      {plans.length > 0 && (
        <Section
          title="Kế hoạch gợi ý"
          intro="Lịch trình có giờ, quãng đường và giá, chép về rồi đổi theo ý bạn."
          more={{ href: planPaths.all, label: 'Xem tất cả' }}
        >
          <PlanCards plans={plans} />
        </Section>
      )}
    </div>
  );
}
