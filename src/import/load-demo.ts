import { join } from 'node:path';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { loadDestinations } from '#reference-data/load-destinations.ts';
import { copyPictures, readPictures } from '#reference-data/painted-picture.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { moveDates } from './move-dates.ts';
import { readCatalogue } from './read-catalogue.ts';

const folder = join('demo', 'catalogue');

/**
 * Fills a database without a catalogue: the reference data, and the demo company's products, texts and reviews, dated as
 * if written on `today`, a day in Vietnam.
 */
export async function loadDemo(tx: Tx, files: FileStore, today: string): Promise<{ products: number }> {
  const catalogue = moveDates(readCatalogue(folder), today);
  const pictures = await readPictures();
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  await saveMediaFiles(tx, await copyPictures(files, pictures));
  await ensureReferenceData(tx);
  await loadDestinations(tx);
  const getPicture = (id: string, file: string) => {
    const picture = byId.get(id);
    if (!picture) throw new Error(`${join(folder, file)}: there is no picture '${id}'`);
    return picture;
  };
  await loadCatalogue(tx, catalogue, getPicture, today);
  return { products: catalogue.products.length };
}
