import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { kilometresFrom } from '#modules/catalog/queries/kilometres-from.ts';
import type { Executor } from '#platform/db/connect.ts';
import { extraDaysSql } from '../travel/extra-days-sql.ts';
import { itemWarnings } from '../travel/item-warnings.ts';
import type { PlanDay, PlanView } from './load-plan.ts';

/** Anything farther away is a trip of its own. */
const withinKm = 15;
const max = 4;
/** Number of candidates considered, before those that do not fit the day are left out. */
const looked = 40;
/** Sale models that include nights. */
const hasNights = new Set<string>(['stay', 'bundle', 'cabins']);

/** Suggestions near the stops of a day that are not in the plan yet. */
export interface NearbyOfDay {
  products: { title: string; kind: KindName; slug: string; url: string; km: number }[];
  places: { id: number; title: string; url: string; km: number }[];
}

/**
 * Products and places near the stops of a day (straight-line distance to the nearest one, at most 15 km), nearest first. A day without
 * a stop uses the day before it that has one, else the next. What is closed on that weekday is left out, and so is what includes
 * nights if that night already has a stay. @returns null where the plan has no position or no such day
 */
export async function suggestNearby(
  db: Executor,
  plan: PlanView,
  dayId: string,
): Promise<NearbyOfDay | null> {
  const at = plan.days.findIndex(({ id }) => id === dayId);
  const day = plan.days[at];
  const stops = [day, ...plan.days.slice(0, Math.max(at, 0)).toReversed(), ...plan.days.slice(at + 1)]
    .map(stopsOf)
    .find((some) => some.length > 0);
  if (!day || !stops) return null;
  const items = plan.days.flatMap((one) => one.items);
  const known = {
    products: items.flatMap(({ productId }) => productId ?? []),
    places: items.flatMap(({ placeId }) => placeId ?? []),
  };
  const near = (table: string) =>
    sql<number>`least(${sql.join(stops.map((stop) => kilometresFrom(stop, table)))})`;
  const [km, placeKm] = [near('p'), near('l')];
  const products = await db
    .selectFrom('products as p')
    .where('p.status', '=', true)
    .where('p.step', '=', 1)
    .where(sql<boolean>`p.id <> ALL (${known.products}::int[])`)
    .where(km, '<=', withinKm)
    .select(['p.title', 'p.slug', sql<KindName>`p.kind`.as('kind'), km.as('km')])
    .select(sql<Record<string, unknown>>`coalesce(p.details, '{}')`.as('details'))
    .select(extraDaysSql.as('extraDays'))
    .orderBy(km)
    .orderBy('p.id')
    .limit(looked)
    .execute();
  const places = await db
    .selectFrom('places as l')
    .where('l.status', '=', true)
    .where(sql<boolean>`l.id <> ALL (${known.places}::int[])`)
    .where(placeKm, '<=', withinKm)
    .select(['l.id', 'l.title', 'l.slug', placeKm.as('km')])
    .orderBy(placeKm)
    .orderBy('l.id')
    .limit(max)
    .execute();
  const sleeps = isSlept(plan, at);
  const fitting = products.filter(
    ({ kind, details, extraDays }) =>
      !(sleeps && hasNights.has(getKind(kind).sale)) &&
      itemWarnings({ hour: null, details, extraDays }, day.date).length === 0,
  );
  return {
    products: fitting.slice(0, max).map(({ details, extraDays, ...one }) => ({
      ...one,
      url: linkTo(getKind(one.kind).category, one.slug),
    })),
    places: places.map(({ slug, ...one }) => ({ ...one, url: linkTo('Place', slug) })),
  };
}

function stopsOf(day: PlanDay | undefined): { lat: number; lng: number }[] {
  return (day?.items ?? []).flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
}

/** Whether the night after a day has a stay: one of that day, or an earlier one that continues. */
function isSlept({ days }: PlanView, at: number): boolean {
  return days
    .slice(0, at + 1)
    .some(({ items }, from) =>
      items.some(
        ({ productKind, choice }) =>
          productKind !== null && getKind(productKind).sale === 'stay' && from + (choice.nights ?? 1) > at,
      ),
    );
}
