import { Suspense } from 'react';
import { data } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { roomToCome } from '#ui/room-to-come.tsx';
import { appContext } from '#web/app/app-context.ts';
import { unpack } from '#web/app/packed.ts';
import { metaSettings, metaSite, useRootData } from '#web/app/root-data.ts';
import { organizationJsonLd, websiteJsonLd } from '#web/app/seo/organization-json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { freshFor, sharedPage } from '#web/app/shared-page.ts';
import { hasRememberedTrip } from '#web/parts/trip-search/has-remembered-trip.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import type { Route } from './+types/home-page.ts';
import { Hero } from './hero.tsx';
import './home.css';
import { loadHome } from './load-home.ts';

/** The server-rendered offers, hydrated at the visitor's first interaction, or at once on a device that remembers a trip. */
const OffersSlot = hydrateOnInteraction('OffersRow', () => import('./offers-row.tsx'), hasRememberedTrip);

const HomeSections = hydrateOnInteraction('HomeSections', () => import('./home-sections.tsx'));

/** The cache lifetime of the page: its offers show availability. */
const secondsWithOffers = 60;

export const headers = sharedPage({
  tags: ['catalogue', 'content'],
  queryKeys: tripSearchKeys,
  freshSeconds: secondsWithOffers,
});

export async function loader({ context }: Route.LoaderArgs) {
  const { secondsToTurn, ...page } = await loadHome(context.get(appContext));
  // No longer than until a banner appears or disappears.
  const seconds = Math.min(secondsWithOffers, secondsToTurn ?? secondsWithOffers);
  return data(page, { headers: freshFor(seconds) });
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  const settings = metaSettings(matches);
  return pageMeta(site, location, {
    path: '/',
    jsonLd: () => (settings ? [organizationJsonLd(site.publicUrl, settings), websiteJsonLd(site)] : []),
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { heroPicture, bars, offers, sections, arrangement, openedAt } = loaderData;
  const { settings } = useRootData();
  const [bar] = unpack(bars);
  return (
    <>
      <Hero title={settings.tagline} text={settings.intro} picture={heroPicture} bars={bars} />
      {bar && (
        <Suspense>
          <OffersSlot offers={offers} bar={bar} />
        </Suspense>
      )}
      <Suspense fallback={roomToCome}>
        <HomeSections sections={sections} arrangement={arrangement} openedAt={openedAt} />
      </Suspense>
    </>
  );
}
