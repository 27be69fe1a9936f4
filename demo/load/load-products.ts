import { sql } from 'kysely';
import { saveProduct } from '#modules/catalog/commands/save-product.ts';
import { saveSharedFleet } from '#modules/catalog/commands/save-shared-fleet.ts';
import { priceRuleInput } from '#modules/catalog/schema.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { horizonDays } from '#modules/pricing/booking-limits.ts';
import { openWeekdays } from '#modules/pricing/calendar/open-weekdays.ts';
import { savePriceRules } from '#modules/pricing/day-price/save-price-rules.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { logPastPrices } from '#modules/pricing/display-prices/log-past-prices.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { demoFleets } from '../catalogue/fleets.ts';
import { demoProducts } from './demo-products.ts';
import type { PicturePlan } from './plan-pictures.ts';
import { setInTime } from './set-in-time.ts';

/** Loads every product with its days and prices. @returns how many */
export async function loadProducts(tx: Tx, pictures: PicturePlan, today: string): Promise<number> {
  for (const fleet of demoFleets) await saveSharedFleet(tx, fleet);
  const ids: number[] = [];
  for (const product of demoProducts) {
    ids.push(await loadProduct(tx, pictures, setInTime(product, today), today));
  }
  await logPastPrices(tx, ids, { today, days: 60 });
  await refreshDisplayPrices(tx, ids, today);
  await sql`analyze`.execute(tx);
  return ids.length;
}

async function loadProduct(
  tx: Tx,
  pictures: PicturePlan,
  { scenes: _, units = [], ...product }: DemoProduct,
  today: string,
): Promise<number> {
  const gallery = pictures.galleries.get(product.slug) ?? [];
  const rooms = pictures.rooms.get(product.slug) ?? [];
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
