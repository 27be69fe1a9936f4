import { data } from 'react-router';
import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { cached } from '#web/app/cached.ts';
import { featuredServices } from '#web/app/navigation/navigation.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import { ServiceLinks } from '#web/parts/services/service-links.tsx';
import { shareKind } from '#web/parts/share/find-share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/list-page.ts';
import { loadList } from './load-list.ts';
import { ProductList } from './product-list.tsx';

export { sharedPage as headers } from '#web/app/cached.ts';

/** The list of a kind at its prefix: one page for all kinds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const url = new URL(request.url);
  const kind = findKindByPrefix(url.pathname.replace(/\.data$/, ''));
  if (!kind) throw data(null, { status: 404 });
  const { labels, prefix, name } = kind;
  return data(
    {
      kind: { labels, prefix, name },
      image: shareImage(shareKind(kind)),
      list: await loadList(readDb, kind, url),
      faqs: kind.questions,
    },
    { headers: cached([`kind:${kind.name}`, 'catalogue']) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { kind, list, image } = loaderData;
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: kind.labels.listTitle,
    description: kind.labels.listIntro,
    path: kind.prefix,
    image,
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [{ label: kind.labels.many, href: kind.prefix }]),
      ...(list.page.results.length ? [itemListJsonLd(site.publicUrl, list.page.results)] : []),
    ],
  });
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { kind, list, faqs } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: kind.labels.many }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{kind.labels.listTitle}</h1>
      <p className="mt-2 max-w-3xl text-ink-soft">{kind.labels.listIntro}</p>
      {kind.name === 'service' && (
        <div className="mt-6">
          <ServiceLinks entries={featuredServices} />
        </div>
      )}
      <ProductList list={list} path={kind.prefix} />
      {faqs.length > 0 && (
        <Section title="Câu hỏi thường gặp" className="max-w-prose">
          <FaqList faqs={faqs} />
        </Section>
      )}
    </div>
  );
}
