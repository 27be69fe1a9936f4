import { saveSupplier } from '#modules/catalog/commands/save-supplier.ts';
import { saveArticle } from '#modules/content/commands/save-article.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/disk-store.ts';
import { ensureHouse } from '#reference-data/ensure-reference-data.ts';
import { loadDestinations } from '#reference-data/load-destinations.ts';
import { copyPictures, readPictures } from '#reference-data/store-pictures.ts';
import { articles } from '../catalogue/articles/index.ts';
import { settings } from '../catalogue/base/settings.ts';
import { suppliers } from '../catalogue/suppliers.ts';
import { loadProducts } from './load-products.ts';
import { loadPromotions } from './load-promotions.ts';
import { loadReviews } from './load-reviews.ts';
import { planPictures } from './plan-pictures.ts';

/**
 * Loads the demo catalogue into a database that has no catalogue: the house, and what the demo company sells, says and
 * is told by its guests. `today` is the day in Vietnam from which prices and places run.
 */
export async function loadDemo(tx: Tx, files: FileStore, today: string): Promise<{ products: number }> {
  const pictures = await readPictures();
  const plan = planPictures(pictures);
  await saveMediaFiles(tx, await copyPictures(files, pictures));
  await ensureHouse(tx);
  await loadDestinations(tx, plan);
  for (const supplier of suppliers) await saveSupplier(tx, supplier);
  const products = await loadProducts(tx, plan, today);
  await loadPromotions(tx, today);
  await loadReviews(tx);
  for (const article of articles) {
    await saveArticle(tx, { ...article, mediaId: plan.articles.get(article.slug)?.id ?? null });
  }
  await saveSettings(tx, settings);
  await refreshSearchVocabulary(tx);
  return { products };
}
