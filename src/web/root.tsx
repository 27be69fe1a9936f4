import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff?url';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';
import '#ui/app.css';
import type { Route } from './+types/root.ts';
import { appContext } from './app/app-context.ts';
import { sentForm } from './app/errors/sent-form.ts';
import { getLastSettings, type LastSettings } from './app/get-last-settings.ts';
import { lasts, pack, packOnce } from './app/pack.ts';
import { HeldPictures, PageScripts } from './app/page-scripts.tsx';
import { type RootData, type SiteData, useRoot } from './app/root-data.ts';
import { shareHome } from './parts/share/find-share-content.ts';
import { shareImage } from './parts/share/share-image.ts';
import { shownColourScheme } from './shell/colour-scheme.ts';
import { Shell } from './shell/shell.tsx';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const app = context.get(appContext);
  const settings = await getLastSettings(app);
  return { root: packOnce(settings, () => pack(rootOf(app, settings))) };
}

function rootOf({ config }: Pick<App, 'config'>, settings: LastSettings): SiteData {
  return {
    settings: shownOf(settings),
    turnstileSiteKey: config.turnstile?.siteKey ?? null,
    mapTiles: config.mapTiles,
    site: {
      publicUrl: config.publicUrl,
      stagingHost: config.STAGING_HOST,
      name: settings.name,
      shareImage: shareImage(shareHome(settings)),
      defaults: {
        title: settings.metaTitle,
        description: settings.metaDescriptions,
        keywords: settings.metaKeywords,
      },
    },
  };
}

function shownOf(settings: LastSettings): ShownSettings {
  const {
    bankAccounts,
    metaTitle,
    metaKeywords,
    metaDescriptions,
    points,
    giftCards,
    referrals,
    groupPayment,
    margins,
    mails,
    commitments,
    officialChannels,
    ...shown
  } = settings;
  lasts(shown.menus);
  return lasts(shown);
}

/** The root's data is the same for all pages. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  // On the server only: it knows the fonts' host, and once a page's script runs its fonts have loaded.
  ...(import.meta.env.SSR ? [preloadFont(vietnamese400), preloadFont(latin400)] : []),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

function preloadFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff', crossOrigin: 'anonymous' } as const;
}

/** Wraps pages and errors alike, so that the shell stays mounted; bare only without settings. */
export function Layout({ children }: { children: React.ReactNode }) {
  const settings = useRoot()?.settings;
  return (
    <html lang="vi" data-theme={shownColourScheme} style={settings && brandColours(settings.colours)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" />
        <HeldPictures />
        <Meta />
        <Links />
      </head>
      <body>
        {settings ? <Shell settings={settings}>{children}</Shell> : <main>{children}</main>}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

const ErrorPage = lazy(async () => ({ default: (await import('./areas/errors/error-page.tsx')).ErrorPage }));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [sent] = useState(sentForm);
  return (
    <Suspense>
      <ErrorPage error={error} sent={sent} />
    </Suspense>
  );
}

const token = /^[a-z][a-z-]*$/;
const colour = /^#[0-9a-f]{6}$/i;

/** The brand's colours of the settings as design tokens (CSS variables); invalid colours are left out. */
function brandColours(colours: Record<string, string>): CSSProperties {
  return Object.fromEntries(
    Object.entries(colours)
      .filter(([name, value]) => token.test(name) && colour.test(value))
      .map(([name, value]) => [`--color-${name}`, value]),
  );
}
