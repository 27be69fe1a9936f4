import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { later, type Sold } from './day-by-hand.test-data.ts';

/** A unit with its stored content, with each of its plans. */
export interface SoldUnit extends Sold {
  slug: string;
  plans: { id: number; plan: Sold['plan'] }[];
}

const ruleOf = (kind: string, params: object, percent: number, amountVnd = 0) => ({
  kind,
  label: kind,
  params: json(params),
  percent,
  amount_vnd: amountVnd,
});
const besides = [
  ruleOf('lunar', { from: '12-23', to: '01-05' }, 37),
  ruleOf('lunar', { lunarDays: [1, 15] }, 0, 77_700),
  ruleOf('lunar', { from: '12-30', to: '12-30' }, 55),
  ruleOf('season', { from: '12-20', to: '01-10', weekdays: [6, 7] }, 9),
  ruleOf('weekday', { weekdays: [2] }, -7),
  ruleOf('deal', { from: '2027-02-27', to: '2027-03-02' }, -13),
  ruleOf('early-bird', { days: 60, weekdays: [1, 2, 3, 4] }, -11),
  ruleOf('last-minute', { days: 4 }, 0, -45_000),
  ruleOf('long-stay', { nights: 3, from: '2027-04-01', to: '2027-05-31' }, -12),
];

/** Sale data of every unit of the demo; a quarter of the products additionally gets rules and prices set by hand. */
export async function loadSoldUnits(db: Database, loadedOn: string): Promise<SoldUnit[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'kind', 'slug', 'details'])
    .where('status', '=', true)
    .orderBy('id')
    .execute();
  for (const { id } of products.filter((_, at) => at % 4 === 1)) await writeBesides(db, id, loadedOn);
  const [holidays, rules, plans, set, units] = await Promise.all([
    db.selectFrom('holidays').select(['holiday_group', 'from_on', 'to_on']).execute(),
    db.selectFrom('price_rules').selectAll().execute(),
    db.selectFrom('rate_plans').selectAll().where('status', '=', true).orderBy('position').execute(),
    db
      .selectFrom('daily_rates')
      .select(['unit_id', 'day', 'set_vnd'])
      .where('set_vnd', 'is not', null)
      .execute(),
    db.selectFrom('units').selectAll().where('status', '=', true).orderBy('id').execute(),
  ]);
  return units.flatMap((unit): SoldUnit[] => {
    const product = products.find(({ id }) => id === unit.product_id);
    if (!product) return [];
    const own = set.filter((one) => one.unit_id === unit.id);
    const ofProduct = <Row extends { product_id: number }>(rows: Row[]) =>
      rows.filter((row) => row.product_id === product.id);
    return [
      {
        slug: product.slug,
        kind: product.kind,
        details: product.details as Sold['details'],
        unitDetails: unit.details as Sold['unitDetails'],
        unitId: unit.id,
        baseVnd: unit.base_vnd,
        maxAdults: unit.max_adults,
        plan: { price_percent: 100, price_delta_vnd: 0, pay_mode: 'prepay' },
        plans: ofProduct(plans).map((plan) => ({ id: plan.id, plan })),
        rules: ofProduct(rules) as unknown as Sold['rules'],
        holidays,
        setVnd: new Map(own.map((one) => [one.day, one.set_vnd ?? 0])),
      },
    ];
  });
}

async function writeBesides(db: Database, productId: number, loadedOn: string): Promise<void> {
  const setOn = [later(loadedOn, 12), '2027-02-06', '2027-09-02'];
  const rows = besides.map((rule) => ({ ...rule, product_id: productId, position: 90 }));
  await db.insertInto('price_rules').values(rows).execute();
  const units = db.selectFrom('units').select('id').where('product_id', '=', productId);
  await db
    .updateTable('daily_rates')
    .set({ set_vnd: 1_234_000 })
    .where('unit_id', 'in', units)
    .where('day', 'in', setOn)
    .execute();
  await db.transaction().execute((tx) => writeDailyRates(tx, productId, loadedOn, later(loadedOn, 400)));
}
