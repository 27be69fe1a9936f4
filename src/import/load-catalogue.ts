import { saveSupplier } from '#modules/catalog/commands/suppliers.ts';
import { saveArticle } from '#modules/content/commands/save-article.ts';
import { savePromotion } from '#modules/pricing/promotions/promotions.ts';
import { writeCostRate } from '#modules/sales/commands/cost-rates.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { saveWording } from '#modules/settings/wordings/save-wording.ts';
import type { Tx } from '#platform/db/connect.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { loadPlans } from './load-plans.ts';
import { type GetPicture, loadProducts } from './load-products.ts';
import { loadReviews } from './load-reviews.ts';
import type { Catalogue } from './read-catalogue.ts';

/**
 * Writes a catalogue into a database that has the reference data and the pictures it refers to. `today` is the day in
 * Vietnam from which prices and inventory run. @throws when it refers to a missing word, place, unit or picture
 */
export async function loadCatalogue(
  tx: Tx,
  catalogue: Catalogue,
  getPicture: GetPicture,
  today: string,
): Promise<void> {
  for (const { commissionPercent, ...supplier } of catalogue.suppliers) {
    const { id } = await saveSupplier(tx, { ...supplier, licenceUntil: supplier.licenceUntil ?? '' });
    if (commissionPercent !== undefined) await writeCommission(tx, id, commissionPercent, today);
  }
  await loadProducts(tx, catalogue, getPicture, today);
  for (const promotion of catalogue.promotions) await savePromotion(tx, promotion);
  await loadReviews(tx, catalogue.reviews);
  for (const { file, picture, ...article } of catalogue.articles) {
    for (const { id } of renderMarkdown(article.content).pictures) getPicture(id, file);
    await saveArticle(tx, { ...article, mediaId: picture ? getPicture(picture, file).id : null });
  }
  await loadPlans(tx, catalogue.plans, today);
  await saveSettings(tx, catalogue.settings);
  if (catalogue.flights) await saveWording(tx, { kind: 'flights' }, catalogue.flights);
  await refreshSearchVocabulary(tx);
}

/** A commission for all of the supplier's products, valid for trips of the past year as well. */
async function writeCommission(
  tx: Tx,
  supplierId: number,
  commissionPercent: number,
  today: string,
): Promise<void> {
  const all = { productId: null, unitId: null, planId: null, netVnd: null, toOn: null };
  const rate = { ...all, basis: 'commission' as const, commissionPercent, fromOn: addDays(today, -365) };
  await writeCostRate(tx, supplierId, rate, {
    by: 'system',
    name: 'Danh mục mẫu',
    at: instantInVietnam(today),
  });
}
