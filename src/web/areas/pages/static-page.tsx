import { findPage } from '#modules/content/queries.ts';
import { fillPage } from '#modules/content/rules.ts';
import { retentionTable } from '#modules/retention/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { appContext } from '#web/app/app-context.ts';
import { missing } from '#web/app/errors/missing.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd, faqJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { sharePage } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/static-page.ts';
import { FaqSearch } from './faq-search.tsx';
import { isForPartners, PartnerSection } from './partner-section.tsx';

export const headers = sharedPage({ tags: ['content'] });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readDb, clock } = context.get(appContext);
  const [written, settings] = await Promise.all([findPage(readDb, params.slug), getSettings(readDb)]);
  if (!written) throw await missing(readDb, `/page/${params.slug}`);
  const page = fillPage(written, settings);
  const { content, faqs, ...facts } = page;
  return {
    page: facts,
    openedAt: isForPartners(facts.slug) ? clock.now().toISOString() : null,
    image: shareImage(sharePage(page)),
    html: renderMarkdown(content.replace('{{retention}}', retentionTable())).html,
    faqs,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { page, image, faqs } = loaderData;
  const site = metaSite(matches);
  const path = `/page/${page.slug}`;
  return pageMeta(site, location, {
    title: page.title,
    description: page.excerpt,
    path,
    image,
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [{ label: page.title, href: path }]),
      ...(faqs.length ? [faqJsonLd(faqs)] : []),
    ],
  });
};

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  const { page, html, faqs, openedAt } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: page.title }]} />
      </div>
      <article className="mx-auto mt-3 max-w-[760px] rounded-card border border-line bg-rice p-5 lg:p-10">
        <h1 className="text-2xl lg:text-3xl">{page.title}</h1>
        <p className="mt-2 text-ink-soft">{page.excerpt}</p>
        {faqs.length > 0 ? (
          <FaqSearch faqs={faqs} />
        ) : (
          <p className="mt-2 text-sm text-ink-soft">
            Có hiệu lực từ {formatDate(page.effectiveOn)} · Phiên bản {page.version}
          </p>
        )}
        <RichText html={html} className={faqs.length > 0 ? 'mt-10' : 'mt-6'} />
        {openedAt && <PartnerSection slug={page.slug} openedAt={openedAt} />}
      </article>
    </div>
  );
}
