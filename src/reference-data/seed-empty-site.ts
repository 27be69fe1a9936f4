import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { ensureReferenceData } from './ensure-reference-data.ts';
import { loadDestinations } from './load-destinations.ts';
import { copyPictures, readPictures } from './painted-picture.ts';
import { placeholderSettings } from './placeholder-settings.ts';
import { places } from './places.ts';
import { provinces } from './provinces.ts';

/**
 * Gives a database without settings what a company starts with: settings to fill in, provinces and places with their
 * pictures, words, policies, holidays, static pages. No product and nothing that pretends to have happened.
 */
export async function seedEmptySite(tx: Tx, files: FileStore): Promise<void> {
  const shown = new Set([...provinces, ...places].map(({ picture }) => picture));
  const pictures = (await readPictures()).filter(({ id }) => shown.has(id));
  await saveMediaFiles(tx, await copyPictures(files, pictures));
  await ensureReferenceData(tx);
  await loadDestinations(tx);
  await saveSettings(tx, placeholderSettings);
  await refreshSearchVocabulary(tx);
}
