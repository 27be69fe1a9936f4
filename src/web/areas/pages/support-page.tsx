import { ArrowRight, Clock, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Section } from '#ui/section.tsx';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/support-page.ts';

const intro =
  'Tra cứu đặt chỗ, đọc chính sách, gọi hoặc viết cho chúng tôi. Mỗi kênh có giờ trả lời riêng, ghi ngay bên dưới.';

export const headers = sharedPage({ tags: [] });

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: 'Hỗ trợ khách hàng',
    description: intro,
    path: '/ho-tro-khach-hang',
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Hỗ trợ khách hàng', href: '/ho-tro-khach-hang' }]),
    ],
  });
};

/** Pages that guests look for here, besides the text pages. */
const ownPages = [
  { label: 'Tra cứu đặt chỗ của bạn', href: '/chuyen-di' },
  { label: 'Kiểm tra kênh chính thức', href: '/kiem-tra-kenh-chinh-thuc' },
  { label: 'Tình trạng hệ thống', href: '/tinh-trang' },
];

export default function SupportPage() {
  const { settings } = useRootData();
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Hỗ trợ khách hàng' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Hỗ trợ khách hàng</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {[...ownPages, ...settings.menus.support].map((entry) => (
          <li key={entry.href}>
            <Link
              to={entry.href}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line bg-rice px-5 font-semibold hover:border-sea hover:text-sea"
            >
              {entry.label}
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <Section title="Gọi hoặc viết cho chúng tôi">
        <ContactLines settings={settings} />
      </Section>
    </div>
  );
}

/** Hotlines and mail address, with the hours of each. */
export function ContactLines({
  settings,
}: {
  settings: {
    hotlines: { label: string; phone: string }[];
    customerEmail: string;
    hours: { phone: string; chat: string; mail: string; counter: string };
  };
}) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {settings.hotlines.map((line) => (
        <li key={line.label} className="flex gap-3 rounded-card border border-line bg-rice p-5">
          <Phone aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
          <div>
            <p className="text-sm text-ink-soft">
              {line.label} · {settings.hours.phone}
            </p>
            <a
              href={`tel:${line.phone.replace(/\s/g, '')}`}
              className="text-lg font-semibold text-sea hover:underline"
            >
              {line.phone}
            </a>
          </div>
        </li>
      ))}
      <li className="flex gap-3 rounded-card border border-line bg-rice p-5">
        <Mail aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
        <div>
          <p className="text-sm text-ink-soft">Thư điện tử</p>
          <a
            href={`mailto:${settings.customerEmail}`}
            className="text-lg font-semibold break-all text-sea hover:underline"
          >
            {settings.customerEmail}
          </a>
        </div>
      </li>
      <li className="flex gap-3 rounded-card border border-line bg-rice p-5">
        <Clock aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
        <div>
          <p className="text-sm text-ink-soft">Trả lời thư và yêu cầu gửi trên trang</p>
          <p className="text-lg font-semibold">{settings.hours.mail} mỗi ngày</p>
          <p className="mt-2 text-sm text-ink-soft">
            Chat Facebook và TikTok <span className="whitespace-nowrap">{settings.hours.chat}</span>
            <br />
            Quầy tại trụ sở <span className="whitespace-nowrap">{settings.hours.counter}</span>
          </p>
        </div>
      </li>
    </ul>
  );
}
