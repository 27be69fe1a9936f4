import { z } from 'zod';
import { supplierInput } from '#modules/catalog/commands/suppliers.ts';
import { fleetInput } from '#modules/catalog/schema.ts';
import { promotionInput } from '#modules/pricing/promotions/promotions.ts';
import { type SiteSettings, siteSettings } from '#modules/settings/schema.ts';
import { type FlightWords, flightsShape } from '#modules/settings/wordings/shapes.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { type Folder, openFolder } from './open-folder.ts';
import { type ImportedArticle, readArticles } from './read-articles.ts';
import { type ImportedPlan, readPlans } from './read-plans.ts';
import { type ImportedProduct, readProducts } from './read-products.ts';
import { type ReviewsOfProduct, readReviews } from './read-reviews.ts';

/** A supplier as in its file: contact and payment data, and the commission that the company keeps. */
const suppliedBy = supplierInput.extend({
  commissionPercent: z.number().min(0).max(100).optional(),
});

/** All data of a company's site: settings, products, texts, reviews. */
export interface Catalogue {
  settings: SiteSettings;
  flights: FlightWords | null;
  suppliers: z.infer<typeof suppliedBy>[];
  fleets: z.infer<typeof fleetInput>[];
  products: ImportedProduct[];
  promotions: z.infer<typeof promotionInput>[];
  reviews: ReviewsOfProduct[];
  articles: ImportedArticle[];
  plans: ImportedPlan[];
}

/**
 * Reads a company's catalogue from files in the format that demo/README.md describes. Writes nothing.
 * @throws when anything is invalid, naming every file and field
 */
export function readCatalogue(root: string): Catalogue {
  const folder = openFolder(root);
  const catalogue = {
    settings: settingsOf(folder),
    flights: folder.list('flights.json').length
      ? folder.check('flights.json', folder.json('flights.json'), flightsShape)
      : null,
    suppliers: folder
      .list('suppliers/*.json')
      .flatMap((file) => folder.check(file, folder.json(file), suppliedBy.array()) ?? []),
    fleets: listIn(folder, 'fleets.json', fleetInput),
    products: readProducts(folder),
    promotions: listIn(folder, 'promotions.json', promotionInput),
    reviews: readReviews(folder),
    articles: readArticles(folder),
    plans: readPlans(folder),
  };
  checkNames(folder, catalogue);
  folder.finish();
  return catalogue;
}

/** Reads only the company's settings, for tests. @throws as `readCatalogue` does @internal */
export function readSettings(root: string): SiteSettings {
  const folder = openFolder(root);
  const settings = settingsOf(folder);
  folder.finish();
  return settings;
}

/** Settings that a company's file omits keep the placeholders of a new site. */
function settingsOf(folder: Folder): SiteSettings {
  const file = 'company.json';
  const written = folder.check(file, folder.json(file), siteSettings.partial());
  return siteSettings.parse({ ...placeholderSettings, ...written });
}

function listIn<T extends z.ZodType>(folder: Folder, file: string, schema: T): z.output<T>[] {
  if (folder.list(file).length === 0) return [];
  return folder.check(file, folder.json(file), z.array(schema)) ?? [];
}

/** Checks references: suppliers of products, products of reviews, and what plans contain must exist. */
function checkNames(folder: Folder, { suppliers, products, reviews, plans }: Catalogue): void {
  const known = new Set(suppliers.map(({ slug }) => slug));
  for (const { file, supplier } of products) {
    if (!known.has(supplier)) folder.note(file, ['supplier'], `there is no supplier '${supplier}'`);
  }
  const sold = new Set(products.map(({ kind, slug }) => `${kind}/${slug}`));
  for (const { file, product } of reviews) {
    if (!sold.has(product)) folder.note(file, [], `there is no product ${product}`);
  }
  const units = new Set(
    products.flatMap((of) => of.units.map(({ code }) => `${of.kind}/${of.slug} ${code}`)),
  );
  for (const { file, days } of plans)
    for (const { product, unit } of days.flatMap(({ items }) => items))
      if (product && !units.has(`${product} ${unit}`))
        folder.note(file, ['days'], `there is no unit '${unit}' of ${product}`);
}
