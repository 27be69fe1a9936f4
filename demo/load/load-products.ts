import { sql } from 'kysely';
import { saveProduct } from '#modules/catalog/commands/save-product.ts';
import { priceRuleInput } from '#modules/catalog/schema.ts';
import { openDays } from '#modules/inventory/commands/open-days.ts';
import { logPastPrices } from '#modules/pricing/commands/log-past-prices.ts';
import { refreshDisplayPrices } from '#modules/pricing/commands/refresh-display-prices.ts';
import { savePriceRules } from '#modules/pricing/commands/save-price-rules.ts';
import { writeDailyRates } from '#modules/pricing/commands/write-daily-rates.ts';
import { horizonDays } from '#modules/pricing/rules/horizon.ts';
import { openWeekdays } from '#modules/pricing/rules/open-weekdays.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { attractions } from '../catalogue/attractions/index.ts';
import { cars } from '../catalogue/cars/index.ts';
import { combos } from '../catalogue/combos/index.ts';
import { cruises } from '../catalogue/cruises/index.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { experiences } from '../catalogue/experiences/index.ts';
import { northHotels } from '../catalogue/hotels/north/index.ts';
import { southHotels } from '../catalogue/hotels/south/index.ts';
import { services } from '../catalogue/services/index.ts';
import { tours } from '../catalogue/tours/index.ts';
import type { DemoPicture, PictureDesk } from './hand-out-pictures.ts';

/** The pictures of a gallery besides the leading one. */
const galleryCount = 6;

/** Hotels first, because combos are made of them. */
const products = [
  ...northHotels,
  ...southHotels,
  ...cruises,
  ...tours,
  ...combos,
  ...cars,
  ...services,
  ...attractions,
  ...experiences,
];

/** The picture that each product leads with, by its slug. */
export function leadProducts(desk: PictureDesk): Map<string, DemoPicture> {
  return new Map(products.map(({ slug, scenes }) => [slug, desk.lead(scenes.hero)]));
}

/** The leading pictures that stand beside those of a province: of its products. */
export function leadingIn(provinceSlug: string, heroes: Map<string, DemoPicture>): DemoPicture[] {
  return products
    .filter((product) => product.provinces.includes(provinceSlug))
    .flatMap((product) => heroes.get(product.slug) ?? []);
}

/** Loads every product with its days and prices. @returns how many */
export async function loadProducts(
  tx: Tx,
  desk: PictureDesk,
  heroes: Map<string, DemoPicture>,
  today: string,
): Promise<number> {
  const ids: number[] = [];
  for (const product of products) ids.push(await loadProduct(tx, desk, heroes, product, today));
  await logPastPrices(tx, ids, { today, days: 60 });
  await refreshDisplayPrices(tx, ids, today);
  await sql`analyze`.execute(tx);
  return ids.length;
}

async function loadProduct(
  tx: Tx,
  desk: PictureDesk,
  heroes: Map<string, DemoPicture>,
  { scenes, units = [], ...product }: DemoProduct,
  today: string,
): Promise<number> {
  const hero = heroes.get(product.slug);
  if (!hero) throw new Error(`${product.slug} has no leading picture`);
  const gallery = [hero, ...desk.fill(scenes.gallery, galleryCount, [hero])];
  const hasRooms = product.kind === 'hotel' || product.kind === 'cruise';
  const roomScene = product.kind === 'cruise' ? 'cruise-cabin' : 'hotel-room';
  const rooms = hasRooms ? desk.fill([roomScene], units.length, gallery) : [];
  const imagesOf = (index: number, title: string) => {
    const picture = rooms[index];
    return picture ? [{ mediaId: picture.id, alt: `${title}: ${picture.alt}` }] : [];
  };
  const { id } = await saveProduct(tx, {
    ...product,
    units: units.map((unit, index) => ({ ...unit, images: imagesOf(index, unit.title) })),
    images: gallery.map((picture) => ({
      mediaId: picture.id,
      alt: picture.alt,
      category: picture.scene,
    })),
  });
  const saved = await savePriceRules(tx, id, priceRuleInput.array().parse(product.priceRules ?? []));
  if (!saved.ok) throw new Error(`${product.slug}: the deal '${saved.label}' needs a reason`);
  const to = addDays(today, horizonDays);
  const { rows } = await sql<{
    id: number;
  }>`select id from units where product_id = ${id} and status`.execute(tx);
  const weekdays = openWeekdays(product.kind, product.details);
  await openDays(tx, {
    unitIds: rows.map((row) => row.id),
    from: today,
    to,
    ...(weekdays && { weekdays }),
  });
  await writeDailyRates(tx, id, today, to);
  return id;
}
