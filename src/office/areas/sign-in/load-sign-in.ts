import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { findSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';

/** Data of the layout of every page before sign-in. */
export async function loadSignIn({ readDb }: Pick<App, 'readDb'>) {
  const [settings, { cruise = [], hotel = [] }] = await Promise.all([
    findSettings(readDb),
    listHighlights(readDb, { perKind: 3 }),
  ]);
  return {
    company: { name: settings?.name ?? '', tagline: settings?.tagline ?? '' },
    picture: cruise.at(-1)?.picture ?? hotel.at(-1)?.picture ?? null,
  };
}
