import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { App } from '#platform/app.ts';

/**
 * The first four products of every kind in a province: the same on its own page and beside every article about it, so that
 * it is kept until a change of the catalogue is announced.
 */
export function provinceHighlights(
  { readDb, data }: Pick<App, 'readDb' | 'data'>,
  province: string,
): Promise<Partial<Record<KindName, BriefCard[]>>> {
  return data.get(`highlights of ${province}`, ['catalogue'], () =>
    listHighlights(readDb, { perKind: 4, province }),
  );
}
