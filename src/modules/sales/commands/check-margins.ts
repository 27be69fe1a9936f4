import { sql } from 'kysely';
import { priceYear } from '#modules/pricing/try-out/price-year.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { listMargins, summaryOf } from '../queries/list-margins.ts';

/** How many days ahead margins are checked. */
const aheadDays = 365;
/** Vietnam time at which the check runs (the job itself runs hourly): the load is low then. */
const night = { from: '03:00', to: '04:00' };

interface Combo {
  unitId: number;
  productId: number;
}

/** Checks margins once a night, see `findThinMargins`. @returns how many units have a thin margin; 0 during the day */
export async function checkMargins({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const [from, to] = [night.from, night.to].map((clockTime) =>
    instantInVietnam(dayInVietnam(now), clockTime),
  );
  return from && to && from <= now && now < to ? findThinMargins(db, now) : 0;
}

/**
 * Records which combos on sale have days with a margin below the minimum of the settings (`margins`), for the usual
 * party; entries that no longer apply are deleted. Days with unknown cost are skipped. @returns how many units have a
 * thin margin
 */
export async function findThinMargins(db: Database, now: Date): Promise<number> {
  const { leastPercent } = (await getSettings(db)).margins;
  const today = dayInVietnam(now);
  const until = addDays(today, aheadDays);
  const thin: number[] = [];
  for (const { unitId, productId } of await listCombos(db)) {
    const year = await priceYear(db, { productId, unitId, from: today, to: until }, {}, now);
    if (!year) continue;
    const { below, worst } = summaryOf(await listMargins(db, productId, year), leastPercent);
    if (below === 0 || !worst) continue;
    const found = { days: below, worst_on: worst.day, worst_percent: Math.floor(worst.percent) };
    await db
      .insertInto('thin_margins')
      .values({ unit_id: unitId, product_id: productId, since: now, ...found })
      .onConflict((conflict) => conflict.column('unit_id').doUpdateSet(found))
      .execute();
    thin.push(unitId);
  }
  await db
    .deleteFrom('thin_margins')
    .$if(thin.length > 0, (query) => query.where('unit_id', 'not in', thin))
    .execute();
  return thin.length;
}

/** Units on sale whose components have a cost rate. */
async function listCombos(db: Database): Promise<Combo[]> {
  const { rows } = await sql<Combo>`
    SELECT u.id AS "unitId", p.id AS "productId" FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.status AND p.status AND p.step = 1 AND EXISTS (SELECT FROM unit_components c WHERE c.unit_id = u.id)
      AND EXISTS (SELECT FROM cost_rates)
    ORDER BY u.id`.execute(db);
  return rows;
}
