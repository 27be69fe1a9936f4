import { Suspense } from 'react';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
import { findArticle, listRelatedArticles } from '#modules/content/queries.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { missingArticle } from '#web/app/errors/missing.ts';
import { metaSite } from '#web/app/root-data.ts';
import { articleJsonLd, breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { productOffers } from '#web/parts/products/product-offers.ts';
import { shareArticle } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/article-page.ts';
import { feedLink } from './feed-link.ts';

const ArticleView = hydrateOnInteraction('ArticleView', () => import('./article-view.tsx'));

export const headers = sharedPage({ tags: ['content', 'catalogue'] });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const slug = params.slug.replace(/\.html$/, '');
  const article = await findArticle(readDb, slug);
  if (!article) throw await missingArticle(readDb, slug);
  const province = article.provinces[0];
  const [related, products] = await Promise.all([
    listRelatedArticles(readDb, article, 3),
    province ? listHighlights(readDb, { perKind: 4, province: province.slug }) : {},
  ]);
  const { content, ...facts } = article;
  return {
    article: facts,
    text: renderMarkdown(content),
    related,
    offers: productOffers(products),
    image: shareImage(shareArticle(article)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { article, image } = loaderData;
  const site = metaSite(matches);
  const path = linkToContent('Articles', article.slug);
  const page = pageMeta(site, location, {
    title: article.title,
    description: article.excerpt,
    keywords: article.tags.join(', '),
    path,
    image,
    isArticle: true,
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [
        { label: 'Cẩm nang du lịch', href: '/cam-nang-du-lich' },
        { label: article.title, href: path },
      ]),
      articleJsonLd(site.publicUrl, { ...article, path, publisher: site.name }),
    ],
  });
  return [...page, feedLink];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <ArticleView {...loaderData} />
    </Suspense>
  );
}
