import type { PicturePlan } from '#demo/load/plan-pictures.ts';
import { savePlace } from '#modules/catalog/commands/save-place.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import type { Tx } from '#platform/db/connect.ts';
import { places } from './places.ts';
import { provinces } from './provinces.ts';

/** Writes the provinces and their places, each with the picture that was planned for it. */
export async function loadDestinations(
  tx: Tx,
  plan: Pick<PicturePlan, 'provinces' | 'places'>,
): Promise<void> {
  for (const province of provinces) {
    await saveProvince(tx, { ...province, mediaId: plan.provinces.get(province.slug)?.id ?? null });
  }
  for (const place of places) {
    await savePlace(tx, { ...place, mediaId: plan.places.get(place.slug)?.id ?? null });
  }
}
