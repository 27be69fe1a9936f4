import { Suspense } from 'react';
import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { cached } from '#web/app/cached.ts';
import { metaSite, type RootData, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { organizationJsonLd, websiteJsonLd } from '#web/app/seo/site-json-ld.ts';
import type { Route } from './+types/home-page.ts';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.ts';

const HomeSections = hydrateOnInteraction(async () => (await import('./home-sections.tsx')).HomeSections);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome(context.get(appContext)), {
    headers: cached(['catalogue', 'content', 'settings']),
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  const settings = (matches[0]?.loaderData as RootData | undefined)?.settings;
  return pageMeta(site, location, {
    path: '/',
    jsonLd: settings ? [organizationJsonLd(site.publicUrl, settings), websiteJsonLd(site)] : [],
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { heroPicture, ...sections } = loaderData;
  const { settings } = useRootData();
  return (
    <>
      <Hero title={settings.tagline} text={settings.intro} picture={heroPicture} />
      <Suspense>
        <HomeSections {...sections} />
      </Suspense>
    </>
  );
}
