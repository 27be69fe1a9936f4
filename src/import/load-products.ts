import { sql } from 'kysely';
import { saveSharedFleet } from '#modules/catalog/commands/save-fleet.ts';
import { saveProduct } from '#modules/catalog/commands/save-product.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { openWeekdays } from '#modules/pricing/calendar/open-weekdays.ts';
import { savePriceRules, writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import {
  logPastPrices,
  refreshDisplayPrices,
} from '#modules/pricing/display-prices/refresh-display-prices.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { PaintedPicture } from '#reference-data/painted-picture.ts';
import { pictureWords } from './picture-words.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { ImportedProduct } from './read-products.ts';

/** A picture by the id used in a file. @throws when there is no such picture, naming the file */
export type GetPicture = (id: string, file: string) => PaintedPicture;

/** Writes all products with their days and prices, after the fleets that their units share. */
export async function loadProducts(
  tx: Tx,
  { fleets, products }: Pick<Catalogue, 'fleets' | 'products'>,
  getPicture: GetPicture,
  today: string,
): Promise<void> {
  for (const fleet of fleets) await saveSharedFleet(tx, fleet);
  const ids: number[] = [];
  for (const product of products) ids.push(await loadProduct(tx, product, getPicture, today));
  await logPastPrices(tx, ids, { today, days: 60 });
  await refreshDisplayPrices(tx, ids, today);
  await sql`analyze`.execute(tx);
}

async function loadProduct(
  tx: Tx,
  { file, pictures, units, ...product }: ImportedProduct,
  getPicture: GetPicture,
  today: string,
): Promise<number> {
  const { id } = await saveProduct(tx, {
    ...product,
    units: units.map(({ picture, ...unit }) => ({
      ...unit,
      images: picture ? [{ mediaId: picture, alt: `${unit.title}: ${getPicture(picture, file).alt}` }] : [],
    })),
    images: pictures.map((picture) => {
      const { alt, scene, composition } = getPicture(picture, file);
      return { mediaId: picture, alt, ...pictureWords(scene, composition) };
    }),
  });
  const saved = await savePriceRules(tx, id, product.priceRules);
  if (!saved.ok) throw new Error(`${file}: the deal '${saved.label}' needs a reason`);
  await openForSale(tx, id, product, today);
  return id;
}

async function openForSale(
  tx: Tx,
  id: number,
  { kind, details }: Pick<ImportedProduct, 'kind' | 'details'>,
  today: string,
): Promise<void> {
  const to = addDays(today, bookingLimits.horizonDays);
  const { rows } = await sql<{
    id: number;
  }>`SELECT id FROM units WHERE product_id = ${id} AND status`.execute(tx);
  const weekdays = openWeekdays(kind, details);
  await openDays(tx, {
    unitIds: rows.map((row) => row.id),
    from: today,
    to,
    ...(weekdays && { weekdays }),
  });
  await writeDailyRates(tx, id, today, to);
}
