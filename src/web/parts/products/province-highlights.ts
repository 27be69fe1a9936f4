import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';

/**
 * The first products of every kind in a province: four on its own page, more for its articles to choose from. Cached until a
 * change of the catalogue is announced.
 */
export function provinceHighlights(
  { readDb, data }: Pick<App, 'readDb' | 'data'>,
  province: string,
  perKind = 4,
): Promise<Partial<Record<KindName, BriefCard[]>>> {
  return data.get(`${perKind} highlights of ${province}`, ['catalogue'], () =>
    listHighlights(readDb, { perKind, province }),
  );
}
