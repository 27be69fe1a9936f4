import { Link } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';
import { Dropdown } from '#ui/dropdown.tsx';
import { Kept } from '#ui/kept.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { accountNameSlot } from '#web/parts/account/account-name-slot.ts';

const item = 'inline-flex min-h-10 items-center gap-1.5 px-3 hover:text-sun';

/** The bar above the header from 1024 px on (SHELL-01); it scrolls away with the page. */
export function TopBar({ settings: { phone, tagline, menus } }: { settings: ShownSettings }) {
  return (
    <Kept
      className="hidden bg-ink text-sm text-sand bar:block"
      part={TopBarLine}
      props={{ phone, tagline, support: menus.support }}
    />
  );
}

function TopBarLine({
  phone,
  tagline,
  support,
}: Pick<ShownSettings, 'phone' | 'tagline'> & { support: MenuLink[] }) {
  return (
    <div className="container-page flex h-10 items-center">
      <a href={phoneLink(phone)} className={`${item} -ml-3`}>
        <SpriteIcon name="phone" className="size-4 text-sun" />
        <span>
          Hotline <span className="font-semibold tabular-nums">{phone}</span>
        </span>
      </a>
      <p className="border-l border-white-20 pl-3">{tagline}</p>
      <div className="-mr-3 ml-auto flex items-center">
        <Dropdown id="ho-tro" label="Hỗ trợ khách hàng" align="end" buttonClassName={item}>
          <ul className="w-max text-base">
            {[{ label: 'Trung tâm hỗ trợ', href: '/ho-tro-khach-hang' }, ...support].map((entry) => (
              <li key={entry.href}>
                <Link to={entry.href} className="dropdown-row min-h-11">
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
        <Link to="/tai-khoan" className={item}>
          Tài khoản
          <accountNameSlot.Outlet />
        </Link>
      </div>
    </div>
  );
}
