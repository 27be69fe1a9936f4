import { getKind } from '#modules/catalog/kinds/registry.ts';
import { confirmationTitles, mealTitles, payTitles } from '#modules/catalog/selling/meal-titles.ts';
import { listEditedPlans, listEditedUnits, type RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import {
  hasRuleUndo,
  listHolidayGroups,
  listRuleDrafts,
  listRuleReach,
  listSetDays,
  ruleKindTitles,
  ruleWords,
} from '#modules/pricing/rule-edits/price-rules.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { findProductPage } from './find-product-page.ts';

/** Number of days ahead for which a rule's days are shown. */
const yearDays = 365;

/** A product's units, rate plans and price rules. */
export async function loadUnits(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  actor: StaffActor,
  id: string | undefined,
) {
  const product = await findProductPage(db, id);
  const now = clock.now();
  const today = dayInVietnam(now);
  const kind = getKind(product.kind);
  const [units, plans, vehicles, reach, setDays, groups, canUndo, drafts] = await Promise.all([
    listEditedUnits(db, product.id),
    listEditedPlans(db, product.id),
    kind.fleet ? listVehicles(db, { productId: product.id }, now) : null,
    listRuleReach(db, product.id, { from: today, to: addDays(today, yearDays) }),
    listSetDays(db, product.id, today),
    listHolidayGroups(db),
    hasRuleUndo(db, product.id, actor),
    listRuleDrafts(db, product.id),
  ]);
  const titles = new Map(groups.map(({ group, title }) => [group, title]));
  const nameOf = new Map(units.map((unit) => [unit.id, unit.title]));
  return {
    product,
    words: { noun: kind.unit.noun, plural: kind.unit.plural, priceUnit: kind.priceUnit },
    units: units.map((unit) => ({
      ...{ id: unit.id, title: unit.title, status: unit.status, quantity: unit.quantity },
      ...{ maxOccupancy: unit.maxOccupancy, baseVnd: unit.baseVnd, components: unit.components.length },
    })),
    isCombo: kind.sale === 'bundle',
    plans: plans.map((plan) => ({
      ...{ id: plan.id, title: plan.title, status: plan.status, policyTitle: plan.policyTitle },
      price: planPriceWords(plan),
      about: [
        kind.isStay ? mealTitles[plan.mealPlan] : '',
        payTitles[plan.payMode],
        confirmationTitles[plan.confirmation],
        plan.minStay > 1 ? `từ ${plan.minStay} đêm` : '',
        plan.advanceDays > 0 ? `đặt trước ${plan.advanceDays} ngày` : '',
      ].filter(Boolean),
    })),
    vehicles,
    rules: reach.map(({ id: ruleId, unitId, rule, days }) => ({
      ...{ id: ruleId, label: rule.label, days, reason: rule.reason ?? '' },
      kindTitle: ruleKindTitles[rule.kind],
      unitTitle: unitId === null ? '' : (nameOf.get(unitId) ?? ''),
      words: ruleWords(rule, titles),
    })),
    drafts: drafts.map(({ id: draftId, change, savedName, savedAt }) => ({
      ...{ id: draftId, label: change.rule.label, savedName, savedAt },
      to: `/san-pham/${product.id}/luat/${change.do === 'edit' ? change.id : 'moi'}?nhap=${draftId}`,
      words: ruleWords(change.rule, titles),
    })),
    setDays,
    canUndo,
    today,
  };
}

/** How a plan changes the price of a day: '88% giá ngày, bớt 50.000 ₫'. */
function planPriceWords({ pricePercent, priceDeltaVnd }: RatePlanEdit): string {
  const delta =
    priceDeltaVnd === 0
      ? ''
      : `, ${priceDeltaVnd > 0 ? 'cộng' : 'bớt'} ${formatVnd(Math.abs(priceDeltaVnd))}`;
  return `${pricePercent === 100 ? 'Bằng giá ngày' : `${pricePercent}% giá ngày`}${delta}`;
}
