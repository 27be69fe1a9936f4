import type { ShownSettings } from '#modules/settings/schema.ts';
import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';
import { ownPages } from '#web/app/navigation/own-pages.ts';
import { accountNameSlot } from '#web/parts/account/account-name-slot.ts';
import { savedCountSlot } from '#web/parts/device/slots.ts';
import { LogoLink } from './logo-link.tsx';
import { menuCommand, menuId } from './menu-command.ts';
import { NavigationLink } from './navigation-link.tsx';
import { SocialLinks } from './social-links.tsx';

const ownHrefs = ownPages.map(({ href }) => href);

/** The side drawer: the full navigation, the company, and its social media (SHELL-02). */
export function Drawer({ settings }: { settings: ShownSettings }) {
  const { menus } = settings;
  // Excludes entries that are among the visitor's own pages.
  const more = menus.more.filter(({ href }) => !ownHrefs.includes(href));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape by itself
    <dialog
      id={menuId}
      aria-label="Menu"
      closedby="any"
      onClick={(event) => {
        const pressed = event.target as Element;
        if (pressed === event.currentTarget || pressed.closest('a')) event.currentTarget.close();
      }}
      className="sheet mr-0 ml-auto h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-sand p-0 text-ink [--sheet-from:translateX(100%)] open:flex drawer:w-[55%]"
    >
      <div className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between border-b border-line bg-sand px-4 lg:px-6">
        <LogoLink settings={settings} />
        <button
          type="button"
          aria-label="Đóng menu"
          {...menuCommand('close')}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sea-soft"
        >
          <SpriteIcon name="x" className="size-6" />
        </button>
      </div>
      <div className="flex grow flex-col gap-6 px-4 py-5 lg:px-6">
        <nav aria-label="Của bạn">
          <h2 className="mb-1 text-sm font-normal text-ink-soft">Của bạn</h2>
          <MenuList entries={ownPages} className="xs:grid xs:grid-cols-2 xs:gap-x-3" />
        </nav>
        <nav aria-label="Điều hướng chính" className="-mt-2">
          <h2 className="mb-1 text-sm font-normal text-ink-soft">Đặt dịch vụ</h2>
          <MenuList entries={menus.main} className="text-lg font-semibold" />
          {more.length > 0 && (
            <h2 className="mt-4 mb-1 text-sm font-normal text-ink-soft">{menus.moreTitle}</h2>
          )}
          <MenuList entries={more} className="xs:grid xs:grid-cols-2 xs:gap-x-3" />
          {menus.help.length > 0 && <h2 className="mt-4 mb-1 text-sm font-normal text-ink-soft">Cần giúp</h2>}
          <MenuList entries={menus.help} className="drawer:grid drawer:grid-cols-2 drawer:gap-x-3" />
        </nav>
        <div className="mt-auto border-t border-line pt-5">
          <p className="max-w-prose text-ink-soft">{settings.intro}</p>
          <a
            href={phoneLink(settings.phone)}
            className="my-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sea hover:underline"
          >
            <SpriteIcon name="phone" className="size-5" />
            <span className="tabular-nums">{settings.phone}</span>
          </a>
          <SocialLinks settings={settings} />
        </div>
      </div>
    </dialog>
  );
}

function MenuList({ entries, className = '' }: { entries: MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => {
        const icon = navigationIcons[entry.href];
        return (
          <li key={entry.href}>
            <NavigationLink entry={entry} className="menu-row">
              {icon && <SpriteIcon name={icon} />}
              {entry.label}
              {entry.href === '/da-luu' && <savedCountSlot.Outlet />}
              {entry.href === '/tai-khoan' && <accountNameSlot.Outlet />}
            </NavigationLink>
          </li>
        );
      })}
    </ul>
  );
}
