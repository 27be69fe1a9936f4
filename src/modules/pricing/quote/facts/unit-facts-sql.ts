import { type RawBuilder, sql } from 'kysely';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { serviceTimes } from './service-times.ts';
import { supplierHoursSql } from './supplier-hours-sql.ts';

const kindsWithPassengers = kindNames.filter((name) => kindProfiles[name].asksForPassengers);

/** A unit as stored, before its kind derives its terms from the details. */
export type UnitRow = Pick<
  UnitFacts,
  | 'unitId'
  | 'unitTitle'
  | 'maxAdults'
  | 'maxChildren'
  | 'maxOccupancy'
  | 'productId'
  | 'productTitle'
  | 'productSlug'
  | 'unitDetails'
  | 'extraStarts'
  | 'components'
  | 'fleetUses'
  | 'rules'
> & {
  /** Only with the first unit of each product: all its units have the same. */
  plans: UnitFacts['plans'] | null;
  kind: KindName;
  details: Record<string, unknown>;
  /** Trips among its components, which may require the papers of guests. */
  along: { kind: KindName; details: Record<string, unknown> }[];
};

/** Active units with plans, components and booking rules; `which` is a condition on `u` (units) and `p` (products). */
export function unitFactsSql(which: RawBuilder<unknown>): RawBuilder<UnitRow> {
  return sql<UnitRow>`
    SELECT u.id AS "unitId", u.title AS "unitTitle", u.max_adults AS "maxAdults", u.max_children AS "maxChildren",
      u.max_occupancy AS "maxOccupancy", u.details AS "unitDetails", p.id AS "productId", p.title AS "productTitle",
      p.slug AS "productSlug", p.kind, p.details,
      array(SELECT e.day::text FROM extra_departures e WHERE e.product_id = p.id ORDER BY e.day) AS "extraStarts",
      CASE WHEN row_number() OVER (PARTITION BY p.id ORDER BY u.position, u.id) = 1 THEN coalesce((
        SELECT json_agg(json_build_object(
          'id', r.id, 'code', r.code, 'title', r.title, 'mealPlan', r.meal_plan, 'payMode', r.pay_mode,
          'pricePercent', r.price_percent, 'priceDeltaVnd', r.price_delta_vnd, 'minStay', r.min_stay,
          'advanceDays', r.advance_days, 'confirmation', r.confirmation, 'answerMinutes', r.answer_minutes,
          'answerHours', ${supplierHoursSql},
          'policyTitle', c.title, 'tiers', c.tiers, 'holidayTiers', c.holiday_tiers
        ) ORDER BY r.position, r.id)
        FROM rate_plans r JOIN cancellation_policies c ON c.id = r.cancellation_policy_id
        WHERE r.product_id = p.id AND r.status
      ), '[]') END AS plans, coalesce((
        SELECT json_agg(json_build_object(
          'unitId', c.component_unit_id, 'fromDay', c.from_day, 'days', c.days, 'per', c.per, 'quantity', c.quantity
        ) ORDER BY c.from_day, c.component_unit_id)
        FROM unit_components c WHERE c.unit_id = u.id
      ), '[]') AS components, coalesce((
        SELECT json_agg(json_build_object('kind', a.kind, 'details', a.details))
        FROM products a WHERE a.kind = ANY (${kindsWithPassengers}::text[]) AND a.id IN (
          SELECT cu.product_id FROM unit_components c JOIN units cu ON cu.id = c.component_unit_id
          WHERE c.unit_id = u.id)
      ), '[]') AS along, coalesce((
        SELECT json_agg(json_build_object(
          'unitId', l.unit_id, 'fleetId', l.fleet_id, 'quantity', l.quantity, 'per', l.per,
          'startsAt', to_char(l.starts_at, 'HH24:MI'), 'minutes', l.minutes, 'turnaroundMinutes', f.turnaround_minutes
        ) ORDER BY l.unit_id, l.fleet_id)
        FROM unit_fleets l JOIN fleets f ON f.id = l.fleet_id
        WHERE l.unit_id = u.id
          OR l.unit_id IN (SELECT c.component_unit_id FROM unit_components c WHERE c.unit_id = u.id)
      ), '[]') AS "fleetUses", coalesce((
        SELECT jsonb_agg(
          r.params || jsonb_build_object('kind', r.kind, 'label', r.label, 'percent', r.percent, 'amountVnd', r.amount_vnd)
          ORDER BY r.position, r.id)
        FROM price_rules r
        WHERE r.product_id = p.id AND (r.unit_id IS NULL OR r.unit_id = u.id)
          AND r.kind IN ('early-bird', 'last-minute', 'long-stay')
      ), '[]') || coalesce((${dealsSql}), '[]') AS rules
    FROM units u JOIN products p ON p.id = u.product_id
    WHERE ${which} AND u.status
    ORDER BY u.position, u.id`;
}

/** The promotions without a code that cover the product, as rules of booking. */
const dealsSql = sql`
  SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'kind', 'deal', 'promotionId', o.id, 'label', o.title, 'percent', -o.percent, 'amountVnd', -o.amount_vnd,
    'stayNights', o.stay_nights, 'freeNights', o.free_nights, 'mostVnd', o.most_vnd, 'isOverHalf', o.reason <> '',
    'soldFrom', o.from_on, 'soldTo', o.to_on, 'from', o.use_from, 'to', o.use_to,
    'weekdays', CASE WHEN cardinality(o.weekdays) > 0 THEN to_jsonb(o.weekdays) END,
    'aheadLeast', o.ahead_least, 'aheadMost', o.ahead_most, 'nights', o.nights_least
  )) ORDER BY o.id)
  FROM promotions o
  WHERE o.code IS NULL AND o.status AND promotion_covers(o, p.id, p.kind)`;

/** Products that are a deal already get no further deals, and free nights only apply to stays. */
function rulesFor(
  { rules }: UnitRow,
  { sale, terms }: Pick<UnitFacts, 'sale' | 'terms'>,
): UnitFacts['rules'] {
  const { takesCodes = true } = terms;
  return rules.filter(
    ({ kind, stayNights }) =>
      kind !== 'deal' || (takesCodes && (stayNights === undefined || sale === 'stay')),
  );
}

/** Of all rows of a statement: units of a product share its plans. */
export function toUnitFacts(rows: readonly UnitRow[]): UnitFacts[] {
  const plansOf = new Map(
    rows.flatMap(({ productId, plans }) => (plans ? [[productId, plans] as const] : [])),
  );
  return rows.map((row) => unitFacts(row, plansOf.get(row.productId) ?? []));
}

function unitFacts(unit: UnitRow, plans: UnitFacts['plans']): UnitFacts {
  const { details, along, ...row } = unit;
  const kind = getKind(row.kind);
  const { sale } = kind;
  const terms = kind.saleTerms(details, row.unitDetails);
  return {
    ...row,
    ...{ sale, terms, plans, rules: rulesFor(unit, { sale, terms }) },
    times: serviceTimes(details, row.unitDetails),
    startsOn: kind.startsOn?.(details) ?? null,
    spanDays: kind.spanDays?.(details) ?? 1,
    passengers: strictest(
      [{ kind: row.kind, details }, ...along].flatMap(
        (one) => getKind(one.kind).passengers?.(one.details) ?? [],
      ),
    ),
  };
}

/** The strictest requirements of a combo's components. */
function strictest(terms: readonly PassengerTerms[]): PassengerTerms | null {
  if (terms.length === 0) return null;
  return {
    asks: terms.some(({ asks }) => asks === 'papers') ? 'papers' : 'names',
    hoursBefore: Math.max(...terms.map(({ hoursBefore }) => hoursBefore)),
  };
}
