import { planPictures } from '#demo/load/plan-pictures.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/disk-store.ts';
import { ensureHouse } from './ensure-reference-data.ts';
import { loadDestinations } from './load-destinations.ts';
import { houseSettings } from './placeholder-settings.ts';
import { copyPictures, readPictures } from './store-pictures.ts';

/**
 * Gives a database without settings what a company starts with: settings to fill in, provinces and places with their
 * pictures, words, policies, holidays, static pages. No product and nothing that pretends to have happened.
 */
export async function foundHouse(tx: Tx, files: FileStore): Promise<void> {
  const plan = planPictures(await readPictures());
  const shown = new Map([...plan.provinces.values(), ...plan.places.values()].map((one) => [one.id, one]));
  await saveMediaFiles(tx, await copyPictures(files, [...shown.values()]));
  await ensureHouse(tx);
  await loadDestinations(tx, plan);
  await saveSettings(tx, houseSettings);
  await refreshSearchVocabulary(tx);
}
