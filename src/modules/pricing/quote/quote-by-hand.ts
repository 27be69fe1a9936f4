import { sql } from 'kysely';
import {
  cancellationTiers,
  mergeCancellation,
  type PolicyTier,
} from '#modules/pricing/cancellation/cancellation-tiers.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { usualSupplierHours } from '#modules/settings/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { daysBetween, instantInVietnam } from '#platform/time/days.ts';
import { createLine } from './create-line.ts';
import { taxRatesSql } from './facts/holidays-sql.ts';
import { supplierHoursSql } from './facts/supplier-hours-sql.ts';
import type { Quote, QuotedItem } from './quote-types.ts';
import { type TaxRate, taxIncluded } from './tax.ts';

/** A sale that staff agreed with a guest, line by line. Amounts are integer đồng including tax; days are ISO. */
export interface AgreedSale {
  title: string;
  lines: readonly { label: string; quantity: number; unitPriceVnd: number }[];
  /** Shown beside each line. */
  reason: string;
  from: string;
  to: string;
  adults: number;
  childAges: number[];
  /** Part that is due at once; the balance is due on `balanceDueOn`. */
  dueNowVnd: number;
  balanceDueOn: string | null;
  policy: { title: string; tiers: readonly PolicyTier[] };
}

/** The product, unit and plan that a booking records for it. */
type SoldAs = Pick<
  QuotedItem,
  'kind' | 'productId' | 'productSlug' | 'unitId' | 'unitTitle' | 'ratePlanId' | 'planTitle' | 'answerMinutes'
>;

/** Quote of a price named by staff. It takes no inventory of ours: the supplier confirms after the payment. One statement. */
export async function quoteByHand(
  db: Executor,
  { title, lines, reason, ...agreed }: AgreedSale,
  { soldAs, now }: { soldAs: SoldAs; now: Date },
): Promise<Quote> {
  const { from, to, adults, childAges, dueNowVnd: dueNow, balanceDueOn, policy } = agreed;
  const known = await db
    .selectNoFrom([sql<TaxRate[] | null>`(${taxRatesSql})`.as('rates'), supplierHoursSql.as('hours')])
    .executeTakeFirstOrThrow();
  const priced = lines.map((line) => createLine(line.label, line.quantity, line.unitPriceVnd, reason));
  const total = sumOf(priced, ({ amount }) => amount);
  const cancellation = cancellationTiers(policy.tiers, { firstOn: from, totalVnd: total, now });
  const item: QuotedItem = {
    ...soldAs,
    productTitle: title,
    mealPlan: 'RO',
    payMode: balanceDueOn ? 'deposit' : 'prepay',
    confirmation: 'after_payment',
    answerHours: known.hours ?? usualSupplierHours,
    ...{ from, to, nights: daysBetween(from, to), endsOn: to, adults, childAges, quantity: 1 },
    startsAt: instantInVietnam(from).toISOString(),
    options: { extraBeds: 0, singles: 0, extras: [], openDated: false },
    ...{ lines: priced, amount: total, dueNow, balanceDueOn },
    ...{ policyTitle: policy.title, cancellation },
    takes: { places: [], vehicles: [] },
  };
  const taxes = taxIncluded([{ day: from, amountVnd: total }], known.rates ?? []);
  return {
    items: [item],
    ...{ lines: priced, total, dueNow, balanceDueOn, taxes, promotion: null, demand: [], vehicles: [] },
    taxIncluded: sumOf(taxes, ({ amountVnd }) => amountVnd),
    cancellation: mergeCancellation([cancellation], total),
  };
}
