import { data } from 'react-router';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { pack } from '#web/app/pack.ts';
import { unpack } from '#web/app/packed.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageUrl } from '#web/app/routing/page-target.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { freshFor, sharedPage } from '#web/app/shared-page.ts';
import { QuoteSection } from '#web/areas/products/service/quote-section.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import { ServiceLinks } from '#web/parts/services/service-links.tsx';
import { findServiceType } from '#web/parts/services/service-types.ts';
import { shareServiceType } from '#web/parts/share/find-share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/service-type-page.ts';
import { listKeys, secondsWithDates } from './list-query.ts';
import { loadList } from './load-list.ts';
import { ProductList } from './product-list.tsx';

export const headers = sharedPage({ tags: ['catalogue'], queryKeys: listKeys });

const overview = { label: 'Dịch vụ', href: '/dich-vu' };

/** The services of one type, at its old short URL (NAV-03, SEO-03). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const url = pageUrl(request);
  const path = url.pathname;
  const type = await findServiceType(app.readDb, path);
  if (!type) throw data(null, { status: 404 });
  const list = await loadList(app, getKind('service'), url, { serviceType: [type.slug] });
  const openedAt = app.clock.now().toISOString();
  const page = { type, path, list: pack(list), openedAt, image: shareImage(shareServiceType(type)) };
  return data(page, list.totalFree === null ? {} : { headers: freshFor(secondsWithDates) });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { type, path, image } = loaderData;
  const pages = unpack(loaderData.list).page.results.map(({ product }) => ({ url: product.url }));
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: type.title,
    description: type.intro,
    path,
    image,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [overview, { label: type.title, href: path }]),
      ...(pages.length > 0 ? [itemListJsonLd(site.publicUrl, pages)] : []),
    ],
  });
};

export default function ServiceTypePage({ loaderData }: Route.ComponentProps) {
  const { type, path, openedAt } = loaderData;
  const list = unpack(loaderData.list);
  const { featured } = useRootData().settings.menus;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, overview, { label: type.title }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{type.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{type.intro}</p>
      {type.seeAlsoHref && (
        <p className="mt-4">
          <ButtonLink to={type.seeAlsoHref}>{type.seeAlsoLabel}</ButtonLink>
        </p>
      )}
      {type.isQuoteLed && (
        <p className="mt-4">
          <a href="#bao-gia" className={buttonClass('primary')}>
            Nhận báo giá
          </a>
        </p>
      )}
      <ProductList list={list} path={path} />
      {type.isQuoteLed && <QuoteSection openedAt={openedAt} />}
      {type.faqs.length > 0 && (
        <Section title="Câu hỏi thường gặp" className="max-w-prose">
          <FaqList faqs={type.faqs} />
        </Section>
      )}
      <Section title="Dịch vụ khác" more={{ href: overview.href, label: 'Xem tất cả dịch vụ' }}>
        <ServiceLinks entries={featured.filter((entry) => entry.href !== path)} />
      </Section>
    </div>
  );
}
