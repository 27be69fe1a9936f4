import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { listCardsBySlug } from '#modules/catalog/queries/list-cards-by-slug.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
import {
  articlePreviewKey,
  previewArticle,
  readArticlePreview,
} from '#modules/content/commands/preview-article.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import { type ArticleCard, findArticleWithRelated, listRelatedArticles } from '#modules/content/queries.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import type { App } from '#platform/app.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { missingArticle } from '#web/app/errors/missing.ts';
import { pack } from '#web/app/pack.ts';
import { unpack } from '#web/app/packed.ts';
import { metaSite } from '#web/app/root-data.ts';
import { articleJsonLd, breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { type ShownPlan, shownPlan } from '#web/parts/plans/plan-cards.tsx';
import { type ProductOffer, productOffers } from '#web/parts/products/product-offers.ts';
import { provinceHighlights } from '#web/parts/products/province-highlights.ts';
import { shareArticle } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/article-page.ts';
import { type ArticlePart, articleParts } from './article-parts.ts';
import { articlePieces } from './article-pieces.ts';
import { feedLink } from './feed-link.ts';
import { offersOfArticle } from './offers-of-article.ts';

const ArticleView = hydrateOnInteraction('ArticleView', () => import('./article-view.tsx'));

export const headers = sharedPage({
  tags: ['content', 'catalogue', 'plans'],
  queryKeys: [articlePreviewKey],
  ownKeys: [articlePreviewKey],
});

/** The most cards of each kind below an article, and the number fetched per province to choose from. */
const mostCards = 4;
const mostRelated = 3;
const cardsToChooseFrom = 12;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { readDb } = app;
  const slug = params.slug.replace(/\.html$/, '');
  const token = new URL(request.url).searchParams.get(articlePreviewKey);
  const shown =
    token === null
      ? await findArticleWithRelated(readDb, slug, mostRelated)
      : await draftOf(app, slug, token);
  if (!shown) throw await missingArticle(readDb, slug);
  const { article, related } = shown;
  const { content, publishedAt, updatedAt, ...facts } = article;
  const { html, headings, pictures, products: named } = renderMarkdown(content);
  const [products, found, chosen, plans] = await Promise.all([
    highlightsOf(app, article.provinces),
    listTextPictures(
      readDb,
      pictures.map(({ id }) => id),
    ),
    listCardsBySlug(readDb, named),
    plansOf(app, article.provinces),
  ]);
  const { offers, isNamed } = offersOfArticle(productOffers(products), {
    html: [article.title, article.excerpt, html].join(' '),
    tags: article.tags,
  });
  // No products are inserted where the editor has placed some.
  const parts = articleParts(html, chosen.length > 0 ? [] : offers.flatMap(({ cards }) => cards));
  const page = pack({
    article: { ...facts, publishedAt: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() },
    headings,
    parts: articlePieces(parts, pictures, found, chosen),
    related: related.map(shownCard),
    plans,
    offers: withoutShown(
      offers,
      parts,
      chosen.map(({ id }) => id),
    ),
    isNamed,
    image: shareImage(shareArticle(article)),
  });
  // The office may frame a draft, and its URL must not leak to other sites.
  return data(
    { page },
    {
      headers: token === null ? {} : { 'x-own-frame': 'yes', 'referrer-policy': 'same-origin' },
    },
  );
}

/** An article's draft. @throws a redirect to the published article when the link is invalid, expired or for another article */
async function draftOf(app: App, slug: string, token: string) {
  const now = app.clock.now();
  const isOpen = readArticlePreview(app.secrets.token, token, now) === slug;
  const article = isOpen ? await previewArticle(app.db, slug, now) : null;
  if (!article) throw redirect(linkToContent('Articles', slug));
  return { article, related: await listRelatedArticles(app.readDb, article, mostRelated) };
}

/** The top products of each province, each product once. */
async function highlightsOf(app: App, provinces: readonly { slug: string }[]) {
  const found = await Promise.all(
    provinces.map(({ slug }) => provinceHighlights(app, slug, cardsToChooseFrom)),
  );
  const cards = found.flatMap((kinds) => Object.values(kinds).flat());
  const once = [...new Map(cards.map((card) => [card.id, card])).values()];
  return Object.groupBy(once, ({ kind }) => kind);
}

/** Plans that visit the article's provinces, the same for all articles about them; none for an article about no place. */
async function plansOf({ readDb, data }: App, places: readonly { slug: string }[]): Promise<ShownPlan[]> {
  if (places.length === 0) return [];
  const provinces = places.map(({ slug }) => slug).sort();
  return data.get(`plans through ${provinces}`, ['plans'], async () =>
    (await listPublicPlans(readDb, { provinces, page: 1, limit: 3 })).results.map(shownPlan),
  );
}

/** What a card shows of an article. */
function shownCard({ publishedAt, ...card }: ArticleCard) {
  const { id, title, url, excerpt, category, picture, readingMinutes } = card;
  return {
    id,
    title,
    url,
    excerpt,
    category,
    picture,
    readingMinutes,
    publishedAt: publishedAt.toISOString(),
  };
}

/** Products shown in the text are not offered below it again. */
function withoutShown(
  offers: readonly ProductOffer[],
  parts: readonly ArticlePart[],
  chosen: readonly number[],
): ProductOffer[] {
  const shown = new Set([...parts.map(({ card }) => card?.id), ...chosen]);
  return offers
    .map((offer) => ({ ...offer, cards: offer.cards.filter(({ id }) => !shown.has(id)).slice(0, mostCards) }))
    .filter(({ cards }) => cards.length > 0);
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { article, image } = unpack(loaderData.page);
  const site = metaSite(matches);
  const path = linkToContent('Articles', article.slug);
  const page = pageMeta(site, location, {
    title: article.title,
    description: article.excerpt,
    keywords: article.tags.join(', '),
    path,
    image,
    isArticle: true,
    jsonLd: () => [
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
      <ArticleView {...unpack(loaderData.page)} />
    </Suspense>
  );
}
