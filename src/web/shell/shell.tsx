import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { colourSchemeCookie, readColourScheme } from './colour-scheme.ts';
import { BareHeader } from './header/bare-header.tsx';
import { Header } from './header/header.tsx';
import { LazyMount } from './lazy/lazy-mount.tsx';
import { ProgressBar } from './progress/progress-bar.tsx';
import { contentId, RouteWatcher } from './route-watcher.tsx';
import { SearchMount } from './search/search-mount.tsx';

const BelowContent = hydrateOnInteraction('BelowContent', () => import('./below-content.tsx'));

/** Where somebody pays: nothing stands there that leads away. */
const bare = /^\/dat-cho(?:\/|$)/;

/** What surrounds every page. Pages are drawn inside `main`. */
export function Shell({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  const isBare = bare.test(useLocation().pathname);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = colourSchemeCookie(readColourScheme(document.cookie));
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
