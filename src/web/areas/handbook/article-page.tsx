import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { linkToContent } from '#modules/catalog/rules.ts';
import {
  articlePreviewKey,
  previewArticle,
  readArticlePreview,
} from '#modules/content/commands/preview-article.ts';
import { findArticleWithRelated } from '#modules/content/queries/find-article-with-related.ts';
import { listRelatedArticles } from '#modules/content/queries.ts';
import type { App } from '#platform/app.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { missingArticle } from '#web/app/errors/missing.ts';
import { unpack } from '#web/app/packed.ts';
import { metaSite } from '#web/app/root-data.ts';
import { articleJsonLd, breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/article-page.ts';
import { feedLink } from './feed-link.ts';
import { loadArticle } from './load-article.ts';

const ArticleView = hydrateOnInteraction('ArticleView', () => import('./article-view.tsx'));

export const headers = sharedPage({
  tags: ['content', 'catalogue', 'plans'],
  queryKeys: [articlePreviewKey],
  ownKeys: [articlePreviewKey],
});

const mostRelated = 3;

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
  const page = await loadArticle(app, shown);
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
  return { article, related: await listRelatedArticles(app.readDb, article, mostRelated), pictures: [] };
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
      <ArticleView page={loaderData.page} />
    </Suspense>
  );
}
