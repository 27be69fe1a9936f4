import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveCancellationPolicy } from '#modules/catalog/commands/save-cancellation-policy.ts';
import { savePlace } from '#modules/catalog/commands/save-place.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import { saveSupplier } from '#modules/catalog/commands/save-supplier.ts';
import { saveTerm } from '#modules/catalog/commands/save-term.ts';
import { saveArticle } from '#modules/content/commands/save-article.ts';
import { savePage } from '#modules/content/commands/save-page.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { refreshSearchVocabulary } from '#modules/search/commands/refresh-search-vocabulary.ts';
import { saveHoliday } from '#modules/settings/commands/save-holiday.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/disk-store.ts';
import { articles } from '../catalogue/articles/index.ts';
import { settings } from '../catalogue/base/settings.ts';
import { suppliers } from '../catalogue/suppliers.ts';
import { cancellationPolicies } from '../house/cancellation-policies.ts';
import { holidays } from '../house/holidays.ts';
import { pages } from '../house/pages/index.ts';
import { places } from '../house/places.ts';
import { provinces } from '../house/provinces.ts';
import { terms } from '../house/terms.ts';
import type { DemoPicture } from './fits-wish.ts';
import { loadProducts } from './load-products.ts';
import { loadPromotions } from './load-promotions.ts';
import { loadReviews } from './load-reviews.ts';
import { type PicturePlan, planPictures } from './plan-pictures.ts';

/**
 * Loads the demo catalogue into an empty database: all of it or nothing, in one transaction. `today` is the day in
 * Vietnam from which prices and places run.
 */
export async function loadDemo(db: Database, files: FileStore, today: string): Promise<{ products: number }> {
  const folder = join('demo', 'pictures');
  const pictures = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as DemoPicture[];
  const sizes = new Map<string, number>();
  for (const picture of pictures) {
    const bytes = await readFile(join(folder, picture.file));
    sizes.set(picture.id, bytes.length);
    if (!(await files.has(`media/${picture.file}`))) await files.write(`media/${picture.file}`, bytes);
  }
  return db.transaction().execute(async (tx) => {
    const plan = planPictures(pictures);
    await loadBase(tx, pictures, sizes, plan);
    const products = await loadProducts(tx, plan, today);
    await loadPromotions(tx);
    await loadReviews(tx);
    await loadWords(tx, plan);
    await refreshSearchVocabulary(tx);
    return { products };
  });
}

async function loadBase(tx: Tx, pictures: DemoPicture[], sizes: Map<string, number>, plan: PicturePlan) {
  await saveMediaFiles(
    tx,
    pictures.map(({ id, file, alt, width, height, haze, scene }) => ({
      id,
      path: `/media/${file}`,
      alt,
      width,
      height,
      haze,
      scene,
      bytes: sizes.get(id) ?? 0,
    })),
  );
  for (const holiday of holidays) await saveHoliday(tx, holiday);
  for (const [position, term] of terms.entries()) await saveTerm(tx, { ...term, position });
  for (const policy of cancellationPolicies) await saveCancellationPolicy(tx, policy);
  for (const province of provinces) {
    await saveProvince(tx, { ...province, mediaId: plan.provinces.get(province.slug)?.id ?? null });
  }
  for (const place of places)
    await savePlace(tx, { ...place, mediaId: plan.places.get(place.slug)?.id ?? null });
  for (const supplier of suppliers) await saveSupplier(tx, supplier);
}

async function loadWords(tx: Tx, plan: PicturePlan) {
  for (const article of articles) {
    await saveArticle(tx, { ...article, mediaId: plan.articles.get(article.slug)?.id ?? null });
  }
  for (const page of pages) await savePage(tx, page);
  await saveSettings(tx, settings);
}
