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
 * Fills a database without settings with a company's starting point: settings to fill in, provinces and places with their
 * pictures, words, policies, holidays, static pages. No products and no invented bookings or reviews.
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
