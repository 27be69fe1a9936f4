import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '#modules/settings/schema.ts';
import type { MetaSite } from './seo/page-meta.ts';

/** What the root route loads for every page. */
export interface RootData {
  settings: SiteSettings;
  turnstileSiteKey: string | null;
  /** Where the tiles of a map come from, when somebody moves it. */
  mapTiles: { url: string; attribution: string } | null;
  site: MetaSite;
}

/** The site's settings and address, as the root route loaded them. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('The root route has not loaded');
  return data;
}

/** The same out of the `matches` that a route's `meta` gets. */
export function metaSite(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): MetaSite {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return (
    root?.site ?? {
      publicUrl: '',
      stagingHost: '',
      name: 'Nẻo Việt',
      shareImage: '',
      defaults: { title: 'Nẻo Việt', description: '', keywords: '' },
    }
  );
}
