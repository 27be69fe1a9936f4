import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getPositions } from '#modules/catalog/queries/get-positions.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { mapsUrl } from '#web/parts/maps/maps-link.tsx';

/** The way to the first place that one goes to of what was booked; null where all of it comes to the guest. */
export async function loadDirections(
  db: Executor,
  items: Pick<QuotedItem, 'kind' | 'productId'>[],
): Promise<string | null> {
  const first = items.find(({ kind }) => kindProfiles[kind].hasMap);
  const [position] = first ? await getPositions(db, [first.productId]) : [];
  return position ? mapsUrl(position) : null;
}
