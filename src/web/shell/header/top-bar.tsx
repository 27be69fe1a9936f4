import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { Dropdown } from '#ui/dropdown.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { supportPages } from '#web/app/navigation/navigation.ts';

const item = 'inline-flex min-h-10 items-center gap-1.5 px-3 hover:text-sun';

/** Above the header from 1024 px on (SHELL-01); it scrolls away with the page. */
export function TopBar({ settings }: { settings: SiteSettings }) {
  return (
    <div className="hidden bg-ink text-sm text-sand bar:block">
      <div className="container-page flex h-10 items-center">
        <a href={phoneLink(settings.phone)} className={`${item} -ml-3`}>
          <Phone aria-hidden className="size-4 text-sun" />
          <span>
            Hotline <span className="font-semibold tabular-nums">{settings.phone}</span>
          </span>
        </a>
        <p className="border-l border-white/20 pl-3">{settings.tagline}</p>
        <div className="-mr-3 ml-auto flex items-center">
          <Dropdown label="Hỗ trợ khách hàng" align="end" buttonClassName={item}>
            <ul className="w-max">
              {[{ label: 'Trung tâm hỗ trợ', href: '/ho-tro-khach-hang' }, ...supportPages].map((entry) => (
                <li key={entry.href}>
                  <Link
                    to={entry.href}
                    className="flex min-h-11 items-center rounded-control px-3 text-base hover:bg-sea-soft"
                  >
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </Dropdown>
          <Link to="/cam-nang-du-lich" className={item}>
            Cẩm nang du lịch
          </Link>
          <Link to="/lien-he" className={item}>
            Liên hệ
          </Link>
        </div>
      </div>
    </div>
  );
}
