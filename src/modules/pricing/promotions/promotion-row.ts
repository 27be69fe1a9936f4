import type { PromotionInput } from './promotion-input.ts';

/** A promotion's input as a row of its table, without its scope and status. */
export function promotionRow(input: PromotionInput) {
  return {
    code: input.code,
    title: input.title,
    percent: input.percent,
    amount_vnd: input.amountVnd,
    stay_nights: input.stayNights,
    free_nights: input.freeNights,
    most_vnd: input.mostVnd,
    from_total_vnd: input.fromTotalVnd,
    kinds: input.kinds,
    from_on: input.fromOn,
    to_on: input.toOn,
    use_from: input.useFrom,
    use_to: input.useTo,
    weekdays: [...input.weekdays].sort(),
    ahead_least: input.aheadLeast,
    ahead_most: input.aheadMost,
    nights_least: input.nightsLeast,
    uses: input.uses,
    uses_per_phone: input.usesPerPhone,
    is_first_only: input.isFirstOnly,
    is_account_only: input.isAccountOnly,
    is_combinable: input.isCombinable,
    reason: input.reason,
  };
}
