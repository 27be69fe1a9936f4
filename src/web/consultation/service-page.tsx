import { data } from 'react-router';
import { findPage } from '#modules/content/queries.ts';
import { fillPlaceholders } from '#modules/content/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '../app-context.ts';
import { cached } from '../cached.ts';
import { featuredServices, otherServices } from '../navigation.ts';
import { FaqList } from '../pages/faq-list.tsx';
import { metaSite, useRootData } from '../root-data.ts';
import { breadcrumbsJsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ServiceLinks } from '../services/service-links.tsx';
import type { Route } from './+types/service-page.ts';
import { ConsultationBox } from './consultation-box.tsx';
import { serviceAddresses, serviceSlug } from './service-address.ts';

export { cachedHeaders as headers } from '../cached.ts';

const overview = { label: 'Dịch vụ', href: '/dich-vu' };
const ticketsAndRides = otherServices.filter((entry) => serviceAddresses.includes(entry.href));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const [page, settings] = await Promise.all([findPage(readDb, serviceSlug(path)), getSettings(readDb)]);
  if (!page) throw data(null, { status: 404 });
  const { title, excerpt, content, faqs } = page;
  return data(
    {
      path,
      title,
      excerpt,
      html: renderMarkdown(fillPlaceholders(content, settings)).html,
      faqs: faqs.map((faq) => ({ ...faq, answer: fillPlaceholders(faq.answer, settings) })),
    },
    { headers: cached(['content', 'settings'], { freshSeconds: 300 }) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { path, title, excerpt } = loaderData;
  const site = metaSite(matches);
  const trail = [...parentsOf(path), { label: title, href: path }];
  return pageMeta(site, location, {
    title,
    description: excerpt,
    path,
    jsonLd: [breadcrumbsJsonLd(site.publicUrl, trail)],
  });
};

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { path, title, excerpt, html, faqs } = loaderData;
  const { settings } = useRootData();
  const isOverview = path === overview.href;
  const others = [...ticketsAndRides, ...featuredServices].filter((entry) => entry.href !== path);
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, ...parentsOf(path), { label: title }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{excerpt}</p>
      {isOverview && (
        <div className="mt-6">
          <ServiceLinks entries={featuredServices} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label="Tư vấn" className="xl:sticky xl:top-24 xl:col-start-2">
          <ConsultationBox settings={settings} />
        </aside>
        <article className="rounded-card border border-line bg-rice p-5 lg:p-10 xl:col-start-1 xl:row-start-1">
          <RichText html={html} />
          {faqs.length > 0 && <FaqList faqs={faqs} />}
        </article>
      </div>
      {isOverview ? (
        <Section title="Vé, xe và trải nghiệm">
          <ServiceLinks entries={ticketsAndRides} />
        </Section>
      ) : (
        <Section title="Dịch vụ khác" more={{ href: overview.href, label: 'Xem tất cả dịch vụ' }}>
          <ServiceLinks entries={others} />
        </Section>
      )}
    </div>
  );
}

/** What stands between home and a service in the breadcrumbs. */
function parentsOf(path: string) {
  return path.startsWith(`${overview.href}/`) ? [overview] : [];
}
