import { Suspense } from 'react';
import { linkToContent } from '#modules/catalog/rules.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import { findArticle, listRelatedArticles } from '#modules/content/queries.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { missingArticle } from '#web/app/errors/missing.ts';
import { metaSite } from '#web/app/root-data.ts';
import { articleJsonLd, breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { type ProductOffer, productOffers } from '#web/parts/products/product-offers.ts';
import { provinceHighlights } from '#web/parts/products/province-highlights.ts';
import { shareArticle } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/article-page.ts';
import { type ArticlePart, articleParts } from './article-parts.ts';
import { articlePieces } from './article-pieces.ts';
import { feedLink } from './feed-link.ts';

const ArticleView = hydrateOnInteraction('ArticleView', () => import('./article-view.tsx'));

export const headers = sharedPage({ tags: ['content', 'catalogue'] });

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { readDb } = app;
  const slug = params.slug.replace(/\.html$/, '');
  const article = await findArticle(readDb, slug);
  if (!article) throw await missingArticle(readDb, slug);
  const province = article.provinces[0];
  const { content, ...facts } = article;
  const { html, headings, pictures } = renderMarkdown(content);
  const [related, products, found] = await Promise.all([
    listRelatedArticles(readDb, article, 3),
    province ? provinceHighlights(app, province.slug) : {},
    listTextPictures(
      readDb,
      pictures.map(({ id }) => id),
    ),
  ]);
  const offers = productOffers(products);
  const parts = articleParts(
    html,
    offers.flatMap(({ cards }) => cards),
  );
  return {
    article: facts,
    headings,
    parts: articlePieces(parts, pictures, found),
    related,
    offers: withoutShown(offers, parts),
    image: shareImage(shareArticle(article)),
  };
}

/** What stands in the text is not offered below it again. */
function withoutShown(offers: readonly ProductOffer[], parts: readonly ArticlePart[]): ProductOffer[] {
  const shown = new Set(parts.map(({ card }) => card?.id));
  return offers
    .map((offer) => ({ ...offer, cards: offer.cards.filter(({ id }) => !shown.has(id)) }))
    .filter(({ cards }) => cards.length > 0);
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
