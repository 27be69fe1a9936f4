import { listCardsBySlug } from '#modules/catalog/queries/list-cards-by-slug.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import type { ArticleWithRelated } from '#modules/content/queries/find-article-with-related.ts';
import { listTextPictures, type TextPicture } from '#modules/content/queries/list-text-pictures.ts';
import type { ArticleCard } from '#modules/content/queries.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import type { App } from '#platform/app.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { pack, packOnce } from '#web/app/pack.ts';
import type { Packed } from '#web/app/packed.ts';
import { type ShownPlan, shownPlan } from '#web/parts/plans/plan-cards.tsx';
import { type ProductOffer, productOffers } from '#web/parts/products/product-offers.ts';
import { provinceHighlights } from '#web/parts/products/province-highlights.ts';
import { shareArticle } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import { type ArticlePart, articleParts } from './article-parts.ts';
import { articlePieces } from './article-pieces.ts';
import { offersOfArticle } from './offers-of-article.ts';

/** The most cards of each kind below an article, and the number fetched per province to choose from. */
const mostCards = 4;
const cardsToChooseFrom = 12;

const noPlans: ShownPlan[] = [];

type Highlights = Awaited<ReturnType<typeof provinceHighlights>>;

/** What the page is made of besides the article: the same objects as long as nothing was announced. */
interface Surroundings {
  highlights: Highlights[];
  plans: ShownPlan[];
}

export type ArticleData = ReturnType<typeof articleData>;

/** Pages by what they were made of. */
const made = new WeakMap<ArticleWithRelated, Surroundings & { page: Packed<ArticleData> }>();

/** All data of an article's page, the same object for as long as what it is made of is the same. */
export async function loadArticle(app: App, shown: ArticleWithRelated): Promise<Packed<ArticleData>> {
  const { article, pictures } = shown;
  const text = renderMarkdown(article.content);
  const [highlights, plans, found, chosen] = await Promise.all([
    Promise.all(article.provinces.map(({ slug }) => provinceHighlights(app, slug, cardsToChooseFrom))),
    plansOf(app, article.provinces),
    picturesOf(app, text.pictures, pictures),
    listCardsBySlug(app.readDb, text.products),
  ]);
  const make = () => pack(articleData(shown, { highlights, plans, found, chosen }));
  if (chosen.length > 0 || found !== pictures) return make();
  const former = made.get(shown);
  const isSame =
    former?.plans === plans && former.highlights.every((one, index) => one === highlights[index]);
  if (isSame) return former.page;
  const page = packOnce({}, make);
  made.set(shown, { highlights, plans, page });
  return page;
}

function articleData(
  { article, related }: ArticleWithRelated,
  { highlights, plans, found, chosen }: Surroundings & { found: TextPicture[]; chosen: ProductCard[] },
) {
  const { content, publishedAt, updatedAt, ...facts } = article;
  const { html, headings, pictures } = renderMarkdown(content);
  const { offers, isNamed } = offersOfArticle(productOffers(onceByKind(highlights)), {
    html: [article.title, article.excerpt, html].join(' '),
    tags: article.tags,
  });
  // No products are inserted where the editor has placed some.
  const parts = articleParts(html, chosen.length > 0 ? [] : offers.flatMap(({ cards }) => cards));
  return {
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
  };
}

/** The pictures of a text, read where they have not come with it, as for a draft. */
async function picturesOf(
  { readDb }: App,
  named: readonly { id: string }[],
  found: TextPicture[],
): Promise<TextPicture[]> {
  if (named.every(({ id }) => found.some((picture) => picture.id === id))) return found;
  return listTextPictures(
    readDb,
    named.map(({ id }) => id),
  );
}

/** The top products of provinces, each product once. */
function onceByKind(found: readonly Highlights[]) {
  const cards = found.flatMap((kinds) => Object.values(kinds).flat());
  const once = [...new Map(cards.map((card) => [card.id, card])).values()];
  return Object.groupBy(once, ({ kind }) => kind);
}

/** Plans that visit the article's provinces, the same for all articles about them; none for an article about no place. */
async function plansOf({ readDb, data }: App, places: readonly { slug: string }[]): Promise<ShownPlan[]> {
  if (places.length === 0) return noPlans;
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
