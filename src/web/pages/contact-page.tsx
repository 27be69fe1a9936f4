import { MapPin } from 'lucide-react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cached } from '../cached.ts';
import { metaSite, type RootData, useRootData } from '../root-data.ts';
import { breadcrumbsJsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { contactPageJsonLd } from '../seo/site-json-ld.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactLines } from './support-page.tsx';

export const headers = () => cached(['settings']);

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  const settings = (matches[0]?.loaderData as RootData | undefined)?.settings;
  return pageMeta(site, location, {
    title: 'Liên hệ',
    description: `Văn phòng, đường dây nóng và các kênh chính thức của ${site.name}.`,
    path: '/lien-he',
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Liên hệ', href: '/lien-he' }]),
      ...(settings ? [contactPageJsonLd(site.publicUrl, settings)] : []),
    ],
  });
};

export default function ContactPage() {
  const { settings } = useRootData();
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Liên hệ' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Liên hệ</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{settings.intro}</p>
      <div className="mt-6">
        <ContactLines settings={settings} />
      </div>
      <section className="mt-8 rounded-card border border-line bg-rice p-5 lg:p-8">
        <h2 className="text-xl">Văn phòng</h2>
        <p className="mt-2 flex items-start gap-2">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
          {settings.address}
        </p>
        <a
          href={settings.mapsUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline', 'sm', 'mt-4')}
        >
          Mở bản đồ
          <span className="sr-only"> (mở trang mới)</span>
        </a>
      </section>
      <section className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
        <h2 className="text-xl">Kênh chính thức</h2>
        <p className="mt-2 text-ink-soft">
          Chỉ những số và trang dưới đây là của chúng tôi. Gặp kênh khác, bạn hãy gọi để hỏi lại.
        </p>
        <dl className="mt-4 grid gap-3 md:grid-cols-2">
          {settings.officialChannels.map((channel) => (
            <div key={channel.label}>
              <dt className="text-sm text-ink-soft">{channel.label}</dt>
              <dd className="font-semibold break-all">{channel.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
