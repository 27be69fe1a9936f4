import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { colourSchemeCookie, readColourScheme } from './colour-scheme.ts';
import { Header } from './header/header.tsx';
import { LazyMount } from './lazy/lazy-mount.tsx';
import { LogoLink } from './menu/logo-link.tsx';
import { ProgressBar } from './progress/progress-bar.tsx';
import { contentId, RouteWatcher } from './route-watcher.tsx';
import { closedSearch, closeSearch, searchState, subscribeToSearch } from './search/search-state.ts';

const BelowContent = hydrateOnInteraction('BelowContent', () => import('./below-content.tsx'));

/** Checkout and payment pages, which have no links that lead away. */
const bare = /^\/dat-cho(?:\/|$)/;

/** The shell around every page. Pages are rendered inside `main`. */
export function Shell({ settings, children }: { settings: ShownSettings; children: ReactNode }) {
  const isBare = bare.test(useLocation().pathname);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = colourSchemeCookie(readColourScheme(document.cookie));
    document.documentElement.dataset.live = '';
    window.dispatchEvent(new Event('nv:live'));
  }, []);
  return (
    <>
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-70 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-white focus:translate-y-0"
      >
        Đến nội dung chính
      </a>
      <ProgressBar />
      <RouteWatcher />
      <div className="flex min-h-dvh flex-col">
        {isBare ? <BareHeader settings={settings} /> : <Header settings={settings} />}
        <main id={contentId} tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {!isBare && (
          <Suspense>
            <BelowContent settings={settings} />
          </Suspense>
        )}
      </div>
      {!isBare && <SearchMount />}
      <LazyMount />
    </>
  );
}

/** The header of checkout and payment pages: the home link and the hotline, and nothing that leads away. */
function BareHeader({ settings }: { settings: ShownSettings }) {
  return (
    <header className="border-b border-line bg-sand">
      <div className="container-page flex min-h-14 items-center justify-between gap-4 lg:min-h-18">
        <LogoLink settings={settings} />
        <a
          href={phoneLink(settings.phone)}
          className="inline-flex min-h-11 items-center gap-2 hover:text-sea hover:underline"
        >
          <SpriteIcon name="phone" className="size-5 text-sea" />
          <span className="max-md:sr-only">Cần giúp?</span>
          <strong className="font-semibold text-sea tabular-nums">{settings.phone}</strong>
          <span className="text-ink-soft tabular-nums max-md:hidden">{settings.hours.phone} mỗi ngày</span>
        </a>
      </div>
    </header>
  );
}

/** Mounts the search dialog once somebody has opened it. */
function SearchMount() {
  const { Dialog, isOpen } = useSyncExternalStore(subscribeToSearch, searchState, () => closedSearch);
  return Dialog && <Dialog isOpen={isOpen} onClose={closeSearch} />;
}
