import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { json } from '#platform/db/json.ts';

/** An item as a row of `booking_items`. */
export function storedItem(item: QuotedItem) {
  return {
    kind: item.kind,
    product_id: item.productId,
    unit_id: item.unitId,
    rate_plan_id: item.ratePlanId,
    product_title: item.productTitle,
    unit_title: item.unitTitle,
    plan_title: item.planTitle,
    from_on: item.from,
    to_on: item.to,
    quantity: item.quantity,
    adults: item.adults,
    child_ages: item.childAges,
    amount_vnd: item.amount,
    snapshot: json(snapshotOf(item)),
  };
}

/** What the columns do not contain: choices (times, extras, heights, addresses), hours and the agreed terms. */
function snapshotOf(item: QuotedItem) {
  const { options, mealPlan, payMode, confirmation, startsAt, endsOn, nights } = item;
  const { balanceDueOn, dueNow, lines, ended } = item;
  return {
    ...{ options, mealPlan, payMode, confirmation, startsAt, endsOn, nights },
    ...{ balanceDueOn, dueNow, lines, ended },
  };
}
