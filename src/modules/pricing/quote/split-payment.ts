import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** For a deposit plan whose product has no deposit terms. */
const defaultDeposit = { percent: 30, balanceDays: 3 };

/**
 * The amount due at once, and the balance date: under a deposit plan the share of the product's terms, rounded up to
 * whole thousands and never more than the amount. When the balance date has passed, everything is due now.
 */
export function splitPayment(
  amountVnd: number,
  { payMode, deposit = defaultDeposit }: { payMode: string; deposit: SaleTerms['deposit'] },
  { firstOn, now }: { firstOn: string; now: Date },
): { dueNow: number; balanceDueOn: string | null } {
  const all = { dueNow: amountVnd, balanceDueOn: null };
  if (payMode !== 'deposit') return all;
  const balanceDueOn = addDays(firstOn, -deposit.balanceDays);
  if (balanceDueOn < dayInVietnam(now)) return all;
  const dueNow = Math.min(amountVnd, Math.ceil((amountVnd * deposit.percent) / 100 / 1000) * 1000);
  return dueNow === amountVnd ? all : { dueNow, balanceDueOn };
}
