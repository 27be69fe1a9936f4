import { useRouteLoaderData } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { type Packed, unpack } from './packed.ts';
import type { MetaSite } from './seo/page-meta.ts';

/** What the root route loads for every page, as one text. */
export interface RootData {
  root: Packed<SiteData>;
}

export interface SiteData {
  settings: ShownSettings;
  turnstileSiteKey: string | null;
  /** Source of the map tiles, loaded once somebody moves a map. */
  mapTiles: { url: string; attribution: string } | null;
  site: MetaSite;
}

/** The site's settings and address, as the root route loaded them. */
export function useRootData() {
  const root = useRoot();
  if (!root) throw new Error('The root route has not loaded');
  return root;
}

/** The same, or null where the root route's loader failed. */
export function useRoot(): SiteData | null {
  const data = useRouteLoaderData<RootData>('root');
  return data ? unpack(data.root) : null;
}

/** The menus, or null on a page without settings. */
export function useMenus(): ShownMenus | null {
  return useRoot()?.settings.menus ?? null;
}

/** The settings from the `matches` that a route's `meta` gets. */
export function metaSettings(matches: Matches): ShownSettings | null {
  return rootOf(matches)?.settings ?? null;
}

/** The site's data from the `matches` that a route's `meta` gets. */
export function metaSite(matches: Matches): MetaSite {
  return (
    rootOf(matches)?.site ?? {
      publicUrl: '',
      stagingHost: '',
      name: 'Nẻo Việt',
      shareImage: '',
      defaults: { title: 'Nẻo Việt', description: '', keywords: '' },
    }
  );
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function rootOf(matches: Matches): SiteData | null {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return data ? unpack(data.root) : null;
}
