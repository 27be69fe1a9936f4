import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Effect of a change of rules on the prices of one unit's days. */
export interface UnitEffect {
  unitId: number;
  title: string;
  days: number;
  /** The first and the last changed day. */
  fromOn: string;
  toOn: string;
  dearer: number;
  cheaper: number;
  /** The day with the largest change. */
  most: { day: string; wasVnd: number; isVnd: number };
}

export interface RuleEffect {
  /** Number of unit days with a changed price. */
  days: number;
  /** Days whose price was set by hand, which rules leave alone. */
  setByHand: number;
  units: UnitEffect[];
}

interface Rate {
  unitId: number;
  title: string;
  day: string;
  priceVnd: number;
  isSet: boolean;
}

/** The current prices of a product's days from a day on. */
export async function readRates(db: Executor, productId: number, from: string): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    SELECT r.unit_id AS "unitId", u.title, r.day, r.price_vnd AS "priceVnd", r.set_vnd IS NOT NULL AS "isSet"
    FROM daily_rates r JOIN units u ON u.id = r.unit_id
    WHERE u.product_id = ${productId} AND u.status AND r.day >= ${from}::date
    ORDER BY u.position, u.id, r.day`.execute(db);
  return rows;
}

/** Compares two readings; days that had no price before do not count as changed. */
export function compareRates(before: readonly Rate[], after: readonly Rate[]): RuleEffect {
  const was = new Map(before.map((rate) => [`${rate.unitId} ${rate.day}`, rate.priceVnd]));
  const moved = after.flatMap((rate) => {
    const wasVnd = was.get(`${rate.unitId} ${rate.day}`);
    return wasVnd === undefined || wasVnd === rate.priceVnd ? [] : [{ ...rate, wasVnd }];
  });
  const units = [...Map.groupBy(moved, ({ unitId }) => unitId).values()].map((days) => {
    const [first, last] = [days[0], days.at(-1)] as [(typeof days)[0], (typeof days)[0]];
    const change = ({ priceVnd, wasVnd }: (typeof days)[0]) => Math.abs(priceVnd - wasVnd);
    const most = days.reduce((one, other) => (change(other) > change(one) ? other : one));
    const dearer = days.filter(({ priceVnd, wasVnd }) => priceVnd > wasVnd).length;
    return {
      ...{ unitId: first.unitId, title: first.title, days: days.length, fromOn: first.day, toOn: last.day },
      ...{ dearer, cheaper: days.length - dearer },
      most: { day: most.day, wasVnd: most.wasVnd, isVnd: most.priceVnd },
    };
  });
  return { days: moved.length, setByHand: after.filter(({ isSet }) => isSet).length, units };
}
