import { Fragment } from 'react';
import { Link } from 'react-router';
import { findFormerPage, findPage, listFormerPageDays } from '#modules/content/queries/find-page.ts';
import { fillPage } from '#modules/content/rules.ts';
import { retentionTable } from '#modules/retention/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { appContext } from '#web/app/app-context.ts';
import { missing, missingPage } from '#web/app/errors/missing.ts';
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
  const { slug, effectiveOn } = params;
  const [written, settings] = await Promise.all([
    effectiveOn ? findFormerPage(readDb, slug, effectiveOn) : findPage(readDb, slug),
    getSettings(readDb),
  ]);
  if (!written && effectiveOn) throw await missing(readDb, `/page/${slug}/${effectiveOn}`);
  if (!written) throw await missingPage(readDb, slug);
  const page = fillPage(written, settings);
  const { content, faqs, ...facts } = page;
  return {
    page: facts,
    isFormer: effectiveOn !== undefined,
    isWithdrawn: effectiveOn !== undefined && (await findPage(readDb, slug)) === null,
    formerDays: effectiveOn ? [] : await listFormerPageDays(readDb, slug, facts.effectiveOn),
    openedAt: !effectiveOn && isForPartners(facts.slug) ? clock.now().toISOString() : null,
    image: shareImage(sharePage(page)),
    html: renderMarkdown(content.replace('{{retention}}', retentionTable())).html,
    faqs,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { page, image, faqs, isFormer } = loaderData;
  const site = metaSite(matches);
  const path = `/page/${page.slug}`;
  return pageMeta(site, location, {
    title: page.title,
    description: page.excerpt,
    path,
    image,
    noindex: isFormer,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: page.title, href: path }]),
      ...(faqs.length ? [faqJsonLd(faqs)] : []),
    ],
  });
};

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  const { page, html, faqs, openedAt, isFormer, isWithdrawn, formerDays } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: page.title }]} />
      </div>
      <article className="mx-auto mt-3 max-w-[760px] rounded-card border border-line bg-rice p-5 lg:p-10">
        <h1 className="text-2xl lg:text-3xl">{page.title}</h1>
        <p className="mt-2 text-ink-soft">{page.excerpt}</p>
        {faqs.length > 0 && <FaqSearch faqs={faqs} />}
        {faqs.length === 0 && !openedAt && <InForce page={page} className="mt-2" />}
        {isFormer && (
          <p className="mt-4 rounded-control bg-sun-soft px-4 py-3">
            Đây là bản cũ, giữ lại để bạn đối chiếu.{' '}
            {isWithdrawn ? (
              'Trang này không còn áp dụng.'
            ) : (
              <Link to={`/page/${page.slug}`} className="text-sea underline">
                Đọc bản đang áp dụng
              </Link>
            )}
          </p>
        )}
        <RichText html={html} className={faqs.length > 0 ? 'mt-10' : 'mt-6'} />
        {formerDays.length > 0 && (
          <p className="mt-8 border-t border-line pt-4 text-sm text-ink-soft">
            Bản trước, theo ngày hiệu lực:{' '}
            {formerDays.map((day, at) => (
              <Fragment key={day}>
                {at > 0 && ', '}
                <Link to={`/page/${page.slug}/${day}`} className="text-sea underline">
                  {formatDate(day)}
                </Link>
              </Fragment>
            ))}
          </p>
        )}
        {openedAt && <InForce page={page} className="mt-8" />}
        {openedAt && <PartnerSection slug={page.slug} openedAt={openedAt} />}
      </article>
    </div>
  );
}

/** Since when a page is in force; at the foot of pages that invite partners, which are read for what they offer. */
function InForce({ page, className }: { page: { effectiveOn: string; version: string }; className: string }) {
  return (
    <p className={`${className} text-sm text-ink-soft`}>
      Có hiệu lực từ {formatDate(page.effectiveOn)} · Phiên bản {page.version}
    </p>
  );
}
