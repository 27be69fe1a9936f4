import { type RawBuilder, sql } from 'kysely';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { serviceTimes } from './service-times.ts';

const kindsWithPassengers = kindNames.filter((name) => kindProfiles[name].asksForPassengers);

/** A unit as the database has it, before its kind reads its terms out of the details. */
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
  | 'components'
  | 'fleetUses'
  | 'plans'
  | 'rules'
> & {
  kind: KindName;
  details: Record<string, unknown>;
  /** Trips that it takes along, which may ask for the papers of guests. */
  along: { kind: KindName; details: Record<string, unknown> }[];
};

/** Units that are switched on, with plans, components and rules of booking; `which` speaks of `u` (units) and `p`. */
export function unitFactsSql(which: RawBuilder<unknown>): RawBuilder<UnitRow> {
  return sql<UnitRow>`
    select u.id as "unitId", u.title as "unitTitle", u.max_adults as "maxAdults", u.max_children as "maxChildren",
      u.max_occupancy as "maxOccupancy", u.details as "unitDetails", p.id as "productId", p.title as "productTitle",
      p.slug as "productSlug", p.kind, p.details, coalesce((
        select json_agg(json_build_object(
          'id', r.id, 'code', r.code, 'title', r.title, 'mealPlan', r.meal_plan, 'payMode', r.pay_mode,
          'pricePercent', r.price_percent, 'priceDeltaVnd', r.price_delta_vnd, 'minStay', r.min_stay,
          'advanceDays', r.advance_days, 'confirmation', r.confirmation, 'answerMinutes', r.answer_minutes,
          'policyTitle', c.title, 'tiers', c.tiers, 'holidayTiers', c.holiday_tiers
        ) order by r.position, r.id)
        from rate_plans r join cancellation_policies c on c.id = r.cancellation_policy_id
        where r.product_id = p.id and r.status
      ), '[]') as plans, coalesce((
        select json_agg(json_build_object(
          'unitId', c.component_unit_id, 'fromDay', c.from_day, 'days', c.days, 'per', c.per, 'quantity', c.quantity
        ) order by c.from_day, c.component_unit_id)
        from unit_components c where c.unit_id = u.id
      ), '[]') as components, coalesce((
        select json_agg(json_build_object('kind', a.kind, 'details', a.details))
        from products a where a.kind = any (${kindsWithPassengers}::text[]) and a.id in (
          select cu.product_id from unit_components c join units cu on cu.id = c.component_unit_id
          where c.unit_id = u.id)
      ), '[]') as along, coalesce((
        select json_agg(json_build_object(
          'unitId', l.unit_id, 'fleetId', l.fleet_id, 'quantity', l.quantity, 'per', l.per,
          'startsAt', to_char(l.starts_at, 'HH24:MI'), 'minutes', l.minutes, 'turnaroundMinutes', f.turnaround_minutes
        ) order by l.unit_id, l.fleet_id)
        from unit_fleets l join fleets f on f.id = l.fleet_id
        where l.unit_id = u.id
          or l.unit_id in (select c.component_unit_id from unit_components c where c.unit_id = u.id)
      ), '[]') as "fleetUses", coalesce((
        select json_agg(
          r.params || jsonb_build_object('kind', r.kind, 'label', r.label, 'percent', r.percent, 'amountVnd', r.amount_vnd)
          order by r.position, r.id)
        from price_rules r
        where r.product_id = p.id and (r.unit_id is null or r.unit_id = u.id)
          and r.kind in ('early-bird', 'last-minute', 'long-stay')
      ), '[]') as rules
    from units u join products p on p.id = u.product_id
    where ${which} and u.status
    order by u.position, u.id`;
}

export function toUnitFacts({ details, along, ...row }: UnitRow): UnitFacts {
  const kind = getKind(row.kind);
  return {
    ...row,
    sale: kind.sale,
    terms: kind.saleTerms(details, row.unitDetails),
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

/** Of a combo, what its parts ask for together. */
function strictest(terms: readonly PassengerTerms[]): PassengerTerms | null {
  if (terms.length === 0) return null;
  return {
    asks: terms.some(({ asks }) => asks === 'papers') ? 'papers' : 'names',
    hoursBefore: Math.max(...terms.map(({ hoursBefore }) => hoursBefore)),
  };
}
