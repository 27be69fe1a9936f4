import { Menu, ShoppingBag } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { footerNavigationId } from '#web/shell/footer/footer-navigation-id.ts';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { menuCommand } from '#web/shell/menu/menu-opener.ts';
import { MainNavigation } from './main-navigation.tsx';
import { SearchButton } from './search-button.tsx';

const SavedLink = hydrateOnInteraction(
  async () => (await import('#web/parts/device/saved-badge.tsx')).SavedLink,
);
const TopBar = hydrateOnInteraction(async () => (await import('./top-bar.tsx')).TopBar);

/** The head of every page: the top bar scrolls away, the translucent bar below it stays (SHELL-01, SHELL-02). */
export function Header({ settings }: { settings: SiteSettings }) {
  return (
    <header className="sticky top-0 z-40 bar:-top-10">
      <Suspense>
        <TopBar settings={settings} />
      </Suspense>
      <div className="border-b border-line bg-sand/85 backdrop-blur-md">
        <div className="container-page flex h-16 items-center gap-2 lg:h-18 2xl:gap-4">
          <LogoLink settings={settings} className="mr-auto xl:mr-2" />
          <MainNavigation />
          <div className="flex items-center gap-1 xl:ml-auto 2xl:gap-2">
            <SearchButton />
            <div className="hidden size-11 md:block">
              <Suspense>
                <SavedLink />
              </Suspense>
            </div>
            <Link
              to="/gio-hang"
              aria-label="Giỏ của bạn"
              className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sea-soft hover:text-sea"
            >
              <ShoppingBag aria-hidden className="size-5.5" />
            </Link>
            <button
              type="button"
              aria-label="Mở menu"
              aria-haspopup="dialog"
              {...menuCommand('show-modal')}
              className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sea-soft hover:text-sea"
            >
              <Menu aria-hidden className="size-6" />
            </button>
          </div>
        </div>
        <noscript>
          <p className="container-page pb-2 xl:hidden">
            <a href={`#${footerNavigationId}`} className="text-sea underline">
              Danh mục ở cuối trang
            </a>
          </p>
        </noscript>
      </div>
    </header>
  );
}
