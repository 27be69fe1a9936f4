import { savePlaces } from '#modules/catalog/commands/save-places.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import type { Tx } from '#platform/db/connect.ts';
import { places } from './places.ts';
import { provinces } from './provinces.ts';

/** Writes the provinces and their places; their pictures must exist already. */
export async function loadDestinations(tx: Tx): Promise<void> {
  for (const { picture, ...province } of provinces) {
    await saveProvince(tx, { ...province, mediaId: picture });
  }
  await savePlaces(
    tx,
    places.map(({ picture, ...place }) => ({ ...place, mediaId: picture })),
  );
}
